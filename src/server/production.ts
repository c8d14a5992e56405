/** React reads this once, when it is first loaded: without it the slow build that checks programmers' mistakes runs. */
process.env.NODE_ENV ??= 'production'
