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
curtain fabric leicester
who fixes vertical blinds in Kettering
bay window curtain pole fitted harrogate
wooden shuters tunbridge wells
made to mesure roman blinds stroud
electric blinds for velux windows hove
curtains shortened near Woking
bathroom blinds that dont go mouldy truro
blackout roller blinds for nursery, Kendal
curtain lady macclesfield
day night blinds grantham
sheer curtains galway
blinds dublin 15
venetian blind restringing hexham
wave curtains on ceiling track guildford
shutter repairs bury st edmunds
conservatory roof blinds llandudno
cafe style shutters whitstable
patio door blinds newport isle of wight
persianas malaga
rolgordijnen utrecht
stores enrouleurs lyon
rollos münchen
tende a rullo milano
made to measure curtain shop antwerp
office window blinds supplied and fitted slough
motorised curtain rails kensington
faux wood venitian blinds falkirk
thermal curtains for draughty windows aberystwyth
outside blinds for bifolds cirencester
interlined pinch pleat curtains hand made bakewell`

/** Written before they were measured, and not tuned to. */
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
measuring service swindon
blind cord safety fitting stevenage
venetian blinds wooden 50mm with tapes cheltenham
voile panels bexhill
rolller blinds hartlepool
curtain rail installation hampstead
blinds for arched window canterbury
shutters for victorian bay window clapham
roman blind kit lining replacement winchester
vertical blind slats replacment telford
motorised skylight blinds stroud
blackout curtains for shift worker doncaster
hotel curtains contract supplier llandudno
plantation shuters bournmouth
cheap vertical blinds near rotherham
conservatory blinds cleaned in taunton
linen curtains made to measure penzance
swags and tails curtains knutsford
no drill blinds rental flat croydon
solid shutters bedroom tonbridge
perfect fit blinds inverness
net curtains cork
shutters limerick
jalousien nürnberg
rideaux sur mesure toulouse
gordijnen op maat groningen
tende veneziane bologna
cortinas a medida valencia
plissés gordijnen antwerpen
curtain alterations taking up hems ilkley
somebody to rehang blinds after decorating derby`
