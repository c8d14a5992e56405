import { Box, Button, Divider, Menu, MenuItem, Typography } from '@mui/material'
import { useState } from 'react'
import { useLogout, useNotify } from 'react-admin'
import { Link } from 'react-router'
import { localeNames, locales } from '../../i18n/locales.ts'
import { callApi } from '../api/call-api.ts'
import { useStaff } from '../api/session.ts'
import { Icon } from '../ui/icon.tsx'
import { chooseColours, colourChoices, useColourChoice } from '../words/colours.ts'
import { chooseStaffLocale } from '../words/language.ts'
import { useWords } from '../words/words.tsx'

/** Who I am, my language, and the way out: here, or everywhere. */
export function AccountMenu() {
  const { t, locale } = useWords('shell')
  const staff = useStaff()
  const [first, ...others] = staff?.name.split(' ') ?? []
  const colours = useColourChoice()
  const logout = useLogout()
  const notify = useNotify()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const close = () => setAnchor(null)

  // Sent past the screen's own questions: none of them can be asked again once the sessions are over.
  const endSessions = async () => {
    const answer = await callApi('POST /me/end-sessions')
    if (answer.ok) await logout()
    else notify(answer.problem.detail, { type: 'error' })
  }
  return (
    <>
      <Button
        color="inherit"
        onClick={(event) => setAnchor(event.currentTarget)}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-label={`${t('menu.ownAccount')}: ${staff?.name ?? ''}`}
        startIcon={<Icon name="user" />}
      >
        <Typography component="span" noWrap sx={{ maxWidth: { xs: 120, sm: 200 }, fontWeight: 600 }}>
          {first}
          <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
            {` ${others.join(' ')}`}
          </Box>
        </Typography>
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        {locales.map((one) => (
          <MenuItem
            key={one}
            lang={one}
            selected={one === locale}
            onClick={() => {
              close()
              chooseStaffLocale(one)
            }}
          >
            {localeNames[one]}
          </MenuItem>
        ))}
        <Divider />
        {colourChoices.map((one) => (
          <MenuItem
            key={one}
            selected={one === colours}
            onClick={() => {
              close()
              chooseColours(one)
            }}
          >
            {t(`colours.${one}`)}
          </MenuItem>
        ))}
        <Divider />
        <MenuItem component={Link} to="/admin/account" onClick={close}>
          {t('menu.ownAccount')}
        </MenuItem>
        <MenuItem component="a" href="/">
          {t('menu.site')}
        </MenuItem>
        <MenuItem onClick={() => void endSessions()}>{t('menu.endSessions')}</MenuItem>
        <MenuItem onClick={() => void logout()}>{t('menu.signOut')}</MenuItem>
      </Menu>
    </>
  )
}
