import { Box, Stack, Typography, useTheme } from '@mui/material'

/** Which look means what. */
export function Legend({ main, apart }: { main: string; apart: string }) {
  const { palette } = useTheme()
  const hatched = `repeating-linear-gradient(45deg, ${palette.text.primary} 0 2px, ${palette.secondary.main} 2px 6px)`
  return (
    <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap' }}>
      {[
        { name: main, background: palette.primary.main },
        { name: apart, background: hatched },
      ].map(({ name, background }) => (
        <Stack key={name} direction="row" sx={{ gap: 1, alignItems: 'center' }}>
          <Box aria-hidden="true" sx={{ width: 14, height: 14, borderRadius: '3px', background }} />
          <Typography variant="body2">{name}</Typography>
        </Stack>
      ))}
    </Stack>
  )
}
