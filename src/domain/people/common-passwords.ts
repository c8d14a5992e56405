/**
 * What the commonest leaked passwords of twelve characters and more are made of. A list of whole passwords would be a
 * hundred times as long and know fewer: people join these words, repeat them and add a year or a row of keys.
 */
export const commonWords: readonly string[] = `
password passwort passphrase passcode passwd pass parool parol salasona salasõna пароль
qwertyuiop qwertz qwerty azerty asdfghjkl asdfgh asdf zxcvbnm zxcvbn zxcv qazwsx qweasd йцукенгшщз йцукен фывапр ячсмит
letmein letme welcome teretulemast tere hello hallo privet привет admin administrator administraator root user login
logisisse guest default changeme change secret saladus master access server test tester testing testtest demo temp
iloveyou ilovemyself loveyou lovely love loveme armastan armastus kallis любовь люблю lubov monkey dragon tiger lion
eagle falcon wolf bear horse puppy kitten kitty cat dog kass koer karu hunt rebane kalla
sunshine princess superman batman spiderman ironman pokemon pikachu naruto starwars startrek matrix hunter ranger
football baseball basketball softball soccer hockey jalgpall korvpall liverpool arsenal chelsea barcelona realmadrid
manchester juventus flora levadia spartak zenit
summer winter spring autumn suvi talv kevad sugis sügis september october november december january february august
monday tuesday wednesday thursday friday saturday sunday esmaspaev reede laupaev
jaanuar veebruar marts aprill juuni juuli oktoober detsember
charlie michael jennifer jessica ashley daniel andrew joshua thomas robert george jordan matthew anthony william
alexander alexandra nicole amanda michelle samantha elizabeth victoria natasha tatjana svetlana marina irina olga
sergei andrei dmitri vladimir maria anna kristjan kristiina martin andres tanel kaspar markus mihkel katrin liis
estonia eesti tallinn tartu parnu pärnu narva viljandi rakvere saaremaa moskva moscow london paris russia россия
mercedes toyota skoda volkswagen audi bmw ferrari porsche corvette mustang camaro harley yamaha honda ford
autorent rentacar carrental rendiauto autorendi auto rent company firma kontor office
computer internet google facebook instagram youtube microsoft windows android iphone samsung linux ubuntu
flower butterfly rainbow diamond silver golden gold purple orange yellow banana cookie chocolate cheese pepper
whatever forever nothing trustno freedom heaven angel angels blessed jesus christ god family friends mother father
killer shadow phoenix thunder lightning midnight ninja samurai warrior knight wizard magic gandalf
correcthorsebatterystaple correct horse battery staple
abcdefghijklmnopqrstuvwxyz onetwothree uksekskolm üksakskolm
fuckyou fuckoff fuck bitch asshole sexy pussy kurat perse
`
  .trim()
  .split(/\s+/)
