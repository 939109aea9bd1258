/** Searches whose whole first page is judged, on the demonstration data. */
export const firstPageSearches = `
blind repair glasgow
top rated shutters guildford
awnings southampton
interior designer
wooden blinds edinburgh
family run curtain shop harrogate
blinds leeds
curtains bath
plantation shutters brighton
roman blinds bristol
motorised blinds manchester
curtain maker norwich
conservatory blinds nottingham
blackout blinds liverpool
cheap blinds cardiff
curtain poles york
skylight blinds cambridge
perfect fit blinds sheffield
net curtains birmingham
upholstery oxford
venetian blinds newcastle
made to measure curtains london
shutter fitter exeter
blind cleaning reading
child safe blinds plymouth
office blinds belfast
electric curtains aberdeen
vertical blinds derby
white shutters chester
curtain fabric leicester`

/** Written at the same time, and not tuned to. */
export const heldOutFirstPageSearches = `
curtain alterations swansea
canopies poole
upholsterer lincoln
interior design cheltenham
day and night blinds coventry
pleated blinds hull
best blind shop sunderland
emergency blind repairs wolverhampton
shutters for bay windows croydon
tier on tier shutters bournemouth
velvet curtains stirling
voiles dundee
roller blinds milton keynes
affordable curtains preston
curtain tracks ipswich
aluminium venetian blinds slough
eyelet curtains peterborough
pinch pleat curtains worcester
velux blinds gloucester
smart blinds watford
commercial blinds bradford
fly screens maidstone
bifold door blinds colchester
curtain installation inverness
thermal blinds durham
bespoke blinds solihull
curtain cleaning bolton
roof blinds stockport
caravan curtains blackpool
measuring service swindon`
