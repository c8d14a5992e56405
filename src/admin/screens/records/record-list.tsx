import { Button, Paper, type Theme, ThemeProvider } from '@mui/material'
import { useCallback } from 'react'
import {
  BulkExportButton,
  CreateButton,
  DataTable,
  ExportButton,
  FilterButton,
  FilterContext,
  FilterForm,
  ListBase,
  Pagination,
  useResourceContext,
} from 'react-admin'
import { Link } from 'react-router'
import type { Resource, ResourceName } from '../../../contract/records/resource.ts'
import { resources } from '../../../contract/records/resources.ts'
import { useMay } from '../../api/session.ts'
import { Screen } from '../../ui/screen.tsx'
import { fieldLabel, resourceName } from '../../words/react-words.ts'
import { useSpoken, useWords } from '../../words/words.tsx'
import { BulkActions } from './bulk-actions.tsx'
import { exportCsv } from './export-csv.ts'
import { ImportButton } from './import-dialog.tsx'
import { LoggedFields } from './logged-change.tsx'
import { OwnersOnly } from './owners-only.tsx'
import { isNumber, RecordCell } from './record-cell.tsx'
import { filtersOf } from './record-filters.tsx'
import { useMayWrite } from './use-may-write.ts'

/** Records with a page of their own are opened there. */
const ID = 'id'
const withPage = new Set(['bookings', 'cars', 'clients'])
/** Taken out only by whoever has the right to. */
const aboutPeople = new Set<ResourceName>(['clients', 'bookings'])

/** react-admin names the frame of a box; the box itself has to have a name too. */
const withNamedBoxes = (outer: Theme, name: string): Theme => ({
  ...outer,
  components: {
    ...outer.components,
    MuiCheckbox: { defaultProps: { role: 'group', slotProps: { input: { 'aria-label': name } } } },
  },
})

/**
 * What can be done with chosen rows stands above them: hung over the edge, as react-admin has it, it would be cut off.
 * Named twice, or react-admin's own style would win.
 */
const barInPlace = {
  '& .RaBulkActionsToolbar-toolbar.RaBulkActionsToolbar-toolbar': {
    position: 'sticky',
    left: 0,
    transform: 'none',
  },
}

/** On a phone it is round, and its plus would be white on yellow. */
const readableWhenRound = { '&.RaCreateButton-floating': { color: 'secondary.contrastText' } }

/** A list as its description says: its columns, what narrows it, what can be done with many at once. */
export function RecordList() {
  const name = useResourceContext() as ResourceName
  return (
    <OwnersOnly name={name}>
      <Listed name={name} />
    </OwnersOnly>
  )
}

function Listed({ name }: { name: ResourceName }) {
  const words = useWords('records')
  const { messages } = words
  const resource = resources[name]
  const [field, order] = resource.sort
  const filters = filtersOf(resource, name, words)
  const named = useCallback((outer: Theme) => withNamedBoxes(outer, messages.records.choose), [messages])
  return (
    <ListBase
      sort={{ field, order }}
      perPage={25}
      exporter={(records: Record<string, unknown>[]) => exportCsv(name, resource, records)}
    >
      <FilterContext value={filters}>
        <Screen
          title={resourceName(messages, name, 'many')}
          actions={<Actions resource={resource} name={name} />}
        >
          <FilterForm filters={filters} />
          <Paper
            sx={{ overflowX: 'auto', minWidth: 0, ...barInPlace }}
            tabIndex={0}
            role="region"
            aria-label={resourceName(messages, name, 'many')}
          >
            <ThemeProvider theme={named}>
              <Table resource={resource} name={name} />
            </ThemeProvider>
          </Paper>
          <Pagination rowsPerPageOptions={[25, 50, 100]} />
        </Screen>
      </FilterContext>
    </ListBase>
  )
}

function Actions({ resource, name }: { resource: Resource; name: ResourceName }) {
  const { t, messages } = useWords('shell')
  const mayWrite = useMayWrite(name)
  const mayExport = useMay('export')
  const mayRent = useMay('rentals')
  const own = ownScreen()
  return (
    <>
      {resource.fields.some(({ isFilter }) => isFilter) ? <FilterButton /> : null}
      {mayExport || !aboutPeople.has(name) ? <ExportButton /> : null}
      {mayWrite && resource.verbs.includes('create') && resource.verbs.includes('update') ? (
        <ImportButton name={name} />
      ) : null}
      {own ? (
        <Button component={Link} to={own.to} variant="contained" color="secondary">
          {own.text}
        </Button>
      ) : mayWrite && resource.verbs.includes('create') ? (
        <CreateButton variant="contained" color="secondary" sx={readableWhenRound} />
      ) : null}
    </>
  )

  /** A booking is made by its own screen, and so is a coupon with all its parts. */
  function ownScreen() {
    if (name === 'bookings' && mayRent) return { to: '/admin/phone', text: t('menu.phone') }
    if (name === 'coupons' && mayWrite)
      return { to: '/admin/coupon/new', text: messages.react.ra.action.create }
    return undefined
  }
}

function Table({ resource, name }: { resource: Resource; name: ResourceName }) {
  const { messages } = useSpoken()
  const mayWrite = useMayWrite(name)
  return (
    <DataTable
      rowClick={name === 'coupons' ? (id) => `/admin/coupon/${id}` : withPage.has(name) ? 'show' : 'edit'}
      bulkActionButtons={
        mayWrite && resource.verbs.includes('update') ? (
          <BulkActions resource={resource} />
        ) : (
          <BulkExportButton />
        )
      }
    >
      <DataTable.Col source="id" label={ID} />
      {resource.fields
        .filter(({ isListed }) => isListed)
        .map((field) => (
          <DataTable.Col
            key={field.name}
            source={field.name}
            label={fieldLabel(messages, name, field.name)}
            disableSort={field.kind === 'json' || field.isSealed === true}
            sx={isNumber(field) ? { textAlign: 'right' } : {}}
          >
            <RecordCell field={field} isTranslated />
          </DataTable.Col>
        ))}
      {name === 'audit-log' ? (
        <DataTable.Col source="after" label={messages.records.log.what} disableSort>
          <LoggedFields />
        </DataTable.Col>
      ) : null}
    </DataTable>
  )
}
