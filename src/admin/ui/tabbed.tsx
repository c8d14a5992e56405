import { Box, type BoxProps, Tab, Tabs } from '@mui/material'
import type { ReactNode } from 'react'

type Props<Name extends string> = {
  title: string
  tabs: readonly { name: Name; label: string }[]
  tab: Name
  onTab: (tab: Name) => void
  sx?: BoxProps['sx']
  children: ReactNode
}

/** Parts of a screen behind tabs; where these do not fit, arrows lead to the rest. */
export function Tabbed<Name extends string>({ title, tabs, tab, onTab, sx, children }: Props<Name>) {
  return (
    <>
      <Tabs
        value={tab}
        onChange={(_event, chosen: Name) => onTab(chosen)}
        variant="scrollable"
        scrollButtons="auto"
        allowScrollButtonsMobile
        aria-label={title}
        sx={{
          mb: 2,
          borderBottom: 1,
          borderColor: 'divider',
          // An arrow that leads nowhere keeps no room for itself.
          '& .MuiTabScrollButton-root.Mui-disabled': { width: 0 },
        }}
      >
        {tabs.map(({ name, label }) => (
          <Tab key={name} value={name} label={label} id={`tab-${name}`} aria-controls={`panel-${name}`} />
        ))}
      </Tabs>
      <Box role="tabpanel" id={`panel-${tab}`} aria-labelledby={`tab-${tab}`} sx={sx ?? {}}>
        {children}
      </Box>
    </>
  )
}
