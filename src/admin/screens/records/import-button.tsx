import { Button } from '@mui/material'
import { useState } from 'react'
import type { ResourceName } from '../../../contract/records/resource.ts'
import { Icon } from '../../ui/icon.tsx'
import { useWords } from '../../words/words.tsx'
import { ImportDialog } from './import-dialog.tsx'

export function ImportButton({ name }: { name: ResourceName }) {
  const t = useWords('records')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="small" startIcon={<Icon name="upload" size={18} />} onClick={() => setOpen(true)}>
        {t('import.button')}
      </Button>
      {isOpen ? <ImportDialog name={name} onClose={() => setOpen(false)} /> : null}
    </>
  )
}
