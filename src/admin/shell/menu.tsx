import { Box, List, ListItemButton, ListItemIcon, ListItemText, ListSubheader } from '@mui/material'
import type { ReactNode } from 'react'
import { NavLink } from 'react-router'
import { type ResourceName, resourceNames } from '../../contract/records/resource.ts'
import { resources } from '../../contract/records/resources.ts'
import { recordRights } from '../../contract/staff/record-rights.ts'
import type { OutsideParts } from '../../domain/outside-parts.ts'
import { hasRight, type Right } from '../../domain/people/rights.ts'
import { useStaff } from '../api/session.ts'
import { Icon } from '../ui/icon.tsx'
import { resourceName } from '../words/react-words.ts'
import { useWords } from '../words/words.tsx'

const groups = ['bookings', 'fleet', 'prices', 'people', 'company'] as const

const ofLockers = new Set<ResourceName>(['smart-lockers', 'smart-locker-reservations'])

/** First what the day needs, then everything there is, by what it is about. */
export function StaffMenu({ parts, onChoose }: { parts: OutsideParts | undefined; onChoose: () => void }) {
  const { t, messages } = useWords('shell')
  const staff = useStaff()
  const may = (right: Right) => staff !== undefined && hasRight(staff, right)
  const seen = resourceNames
    .filter((name) => may(recordRights[name].read))
    .filter((name) => parts?.lockers !== 'off' || !ofLockers.has(name))
  const isSeen = (group: (typeof groups)[number]) =>
    seen.some((name) => resources[name].menu === group) || (group === 'prices' && may('prices'))
  return (
    <Box component="nav" aria-label={t('menu.main')} onClick={onChoose} sx={{ pb: 4, width: '100%' }}>
      <Part title={t('menu.desk')}>
        {may('bookings') ? <Way to="/admin" isExact icon="clock" text={t('menu.today')} /> : null}
        <Way to="/admin/readiness" icon="check" text={messages.readiness.title} />
        <Way to="/admin/timeline" icon="road" text={t('menu.timeline')} />
        {may('rentals') ? (
          <>
            <Way to="/admin/phone" icon="phone" text={t('menu.phone')} />
            <Way to="/admin/offers" icon="percent" text={messages.selling.offers.title} />
            {/* A page of its own, which the phone keeps. */}
            <Way isPage to="/admin/hand-over/" icon="key" text={messages.handover.title} />
          </>
        ) : null}
        {may('papers') ? <Way to="/admin/documents" icon="document" text={t('menu.documents')} /> : null}
        {parts?.mail === 'off' || !may('bookings') ? null : (
          <Way to="/admin/letters" icon="mail" text={t('menu.letters')} />
        )}
        {may('revenue') ? <Way to="/admin/figures" icon="sort" text={t('menu.figures')} /> : null}
        {may('money') ? (
          <>
            <Way to="/admin/money" icon="card" text={t('menu.money')} />
            <Way to="/admin/bank" icon="bank" text={t('menu.bank')} />
          </>
        ) : null}
      </Part>
      {groups
        .filter((group) => isSeen(group))
        .map((group) => (
          <Part key={group} title={messages.resources.menu[group]}>
            {group === 'prices' && may('prices') ? <Way to="/admin/prices" text={t('menu.prices')} /> : null}
            {group === 'company' && may('prices') ? <Way to="/admin/house" text={t('menu.house')} /> : null}
            {group === 'people' && may('bookings') ? (
              <Way to="/admin/people" text={messages.people.title} />
            ) : null}
            {seen
              .filter((name) => resources[name].menu === group)
              .map((name) => (
                <Way key={name} to={`/admin/${name}`} text={resourceName(messages, name, 'many')} />
              ))}
          </Part>
        ))}
    </Box>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <ListSubheader
        component="h2"
        disableSticky
        sx={{ background: 'none', lineHeight: 1.4, pt: 2.5, pb: 0.5 }}
      >
        {title}
      </ListSubheader>
      <List dense disablePadding>
        {children}
      </List>
    </>
  )
}

/** The way one is on is marked as on the visitors' pages: by the road. */
const way = {
  py: 0.75,
  borderInlineStart: '4px solid transparent',
  '&.active': {
    borderInlineStartColor: 'secondary.main',
    backgroundColor: 'background.default',
    fontWeight: 650,
  },
}

type WayProps = { to: string; icon?: string; text: string; isExact?: boolean; isPage?: boolean }

function Way({ to, icon, text, isExact = false, isPage = false }: WayProps) {
  const link = isPage ? { component: 'a', href: to } : { component: NavLink, to, end: isExact }
  return (
    <li>
      <ListItemButton {...link} sx={way}>
        {icon ? (
          <ListItemIcon sx={{ minWidth: 32, color: 'primary.main' }}>
            <Icon name={icon} />
          </ListItemIcon>
        ) : null}
        <ListItemText disableTypography sx={{ fontSize: '0.9375rem', overflowWrap: 'anywhere' }}>
          {text}
        </ListItemText>
      </ListItemButton>
    </li>
  )
}
