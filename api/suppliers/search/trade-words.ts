const words = (text: string): string[] => text.trim().split(/\s+/)

/** The goods themselves, their kinds, and what is done to them: most of what is asked for. */
export const goods = words(`
  awning awnings bespoke blind blinds blackout canopy canopies curtain curtains curtaining drape drapes drapery draperies fitter fitters
  fitting   flyscreen flyscreens honeycomb installation installer installers jalousie louvre louvres pelmet pelmets plantation pleated pole poles repair repairs roller rollers
  roman romans screen screens shade shades sheer sheers shutter shutters skylight skylights track tracks valance
  valances venetian venetians vertical verticals voile voiles`)

/** Colours as paint and fabric cards name them, in both spellings of English. */
export const colours = words(`
  almond amber anthracite apricot aqua aquamarine ash aubergine azure basil beige berry biscuit black blue blush bronze
  brown buff burgundy burnt camel caramel cerise cerulean champagne charcoal cherry chestnut chocolate cinnamon citrus
  claret clay cobalt coffee copper coral cream crimson cyan damson denim duck ebony ecru eggshell emerald fawn fern
  forest fuchsia ginger gold golden graphite gray green grey gunmetal hazel heather honey indigo ivory jade jet khaki
  lavender lemon lilac lime magenta magnolia mahogany maroon mauve mint mocha moss mulberry mushroom mustard natural
  navy neutral nickel nutmeg ochre olive orange orchid oyster parchment pastel peach pearl petrol pewter pine pink
  pistachio platinum plum poppy porcelain powder pumpkin purple putty quartz raspberry red rose rosewood ruby russet
  rust saffron sage salmon sand sapphire scarlet seafoam sepia sienna silver slate snow stone sunshine tan tangerine
  taupe teal terracotta titanium turquoise umber vanilla vermilion violet walnut wenge wheat white willow wine yellow`)

/** What blinds, curtains and shutters are made of and patterned with. */
export const materials = words(`
  acrylic alloy aluminium aluminum baize bamboo basswood boucle brass brocade brushed calico cambric canvas cashmere
  cedar chenille chiffon chintz chrome composite corduroy cotton crewel crushed damask denim dimout drill embroidered
  fabric fabrics fauxwood felt fibreglass flannel flax floral foil gauze geometric gingham glass hardwood herringbone
  hessian houndstooth ikat jacquard jersey jute lace leather leatherette linen lycra metal mesh microfibre mohair
  moire mosaic muslin nylon oak organza organdy paisley paper paulownia percale plaid plain plastic plush polka
  polyester polycarbonate poplar poplin pvc raffia ramie rattan rayon sateen satin screencloth seersucker silk steel
  stripe striped stripes suede taffeta tapestry tartan teak textile textiles ticking timber toile tulle tweed twill
  upvc velour velvet vinyl viscose voile wicker wood wooden wool woollen woven`)

/** Rooms, windows and buildings that are furnished. */
export const rooms = words(`
  alcove apartment arch arched attic bar barn basement bathroom bay bedroom bedrooms bifold boat boutique bow bungalow
  cabin cafe canopy caravan care casement church cinema clinic conservatory cottage dentist dining door doors dormer
  ensuite extension farmhouse flat french gable garage garden georgian glasshouse gym hall hallway home hospital hotel
  house hut kitchen landing lantern laundry library living lodge loft lounge mezzanine motorhome nursery office
  orangery patio pergola playroom porch pub reception restaurant roof room rooflight salon sash school shed shepherds
  shop showroom skylight sliding stairs studio study summerhouse sunroom surgery terrace theatre tilt townhouse triangle
  trickle tudor utility velux veranda verandah victorian villa wetroom window windows yacht yurt`)

/** Parts, fittings, headings, mechanisms and what is done to them. */
export const parts = words(`
  actuator adaptor baton battery beading bead beaded bobbin bottom bracket brackets bullion buckram cable carrier
  cassette ceiling chain chains channel charger cleat clip clips clutch connector cord cords corded cordless cornice
  crank cushion drawstring eyelet eyelets fascia fastener festoon finial finials fixing fixings flounce flyscreen
  fringe frilled gathered gathering goblet gripper grommet grommets guide guides gutter handle headbox heading headings
  headrail hem hems hinge hinges holdback holdbacks hook hooks hub hubs keder ladder ladders lath lambrequin lever
  lintel lock locks louvre louvres louver louvers magnet magnetic midrail mitre motor motors mullion netting overlap
  panel panels passementerie pelmet pelmets pencil pinch pinoleum piping pivot pleat pleats plug pole poles pulley
  rail rails recess remote replacement ring rings rod rods rope rosette ruffle runner runners sail sails screw screws
  sensor sidewinder slat slats sleeve smocked socket solar spacer spare spares spindle spring sprocket stile stiles
  swag swags switch swivel tab tabtop tails tape tapes tassel tassels tensioner tieback tiebacks tier tilter tilting
  timer toggle torsion track tracks transom trim trimmings tube tubular tulip valance valances vane vanes velcro wand
  wands wave weight weights winder wire`)

/** What people say of such goods and of those who sell them. */
export const qualities = words(`
  acoustic adjustable antique automatic automation bargain bespoke blackout cheap child classic clearance clean
  commercial contemporary custom darkening delivery designer dimout discount double durable electric energy fireproof
  flame freehanging freestanding full glare half handmade heat heritage indoor industrial inexpensive insulated
  insulating interior laminated interlined lined lining luxury mat matt minimalist mirrored modern moisture motorised motorized
  opaque outdoor patterned period plisse pleated premium printed privacy quality quote readymade rechargeable
  reflective remake repair resistant retardant retractable reversible rustic safe sale samples scandi scandinavian
  secondhand security semi sheer skinny sliding smart soundproof supply survey sustainable swatch swatches tailored
  thermal traditional translucent transparent trade vintage washable waterproof wholesale wipeable zigzag`)

/** What is done around such goods, who does it, and what people say of both. */
export const work = words(`
  affordable alteration alterations altering broken campervan campervans cheapest circular cleaning company consultation consultations
  curved cushions daylight decorating decorator decorators delivery design dressmaker dressmakers emergency estimate estimates
  furnishing furnishings furniture gazebo greenhouse guarantee haberdashery headboard headboards hemming insect insulation interiors
  landlord maintenance makers making manufacturer manufacturers marquee measure measured measurement measurements measuring mosquito
  nearby nearest parasol professional professionals quotation quotations recommended recovering relining removal repaired repairing
  replaced restoration restringing reupholster reupholstery seamstress sewing shaped shortening sloping specialist specialists
  supplier suppliers surveyor tailor tailoring triangular upholsterer upholsterers upholstering upholstery wallpaper warranty`)

/** Makers, ranges, shops and systems of the British and European trade. */
export const brands = words(`
  acmeda amazon apollo arena argos aurora bandalux bloc blinds2go clarke colefax coulisse crestron decora designers
  dulux debenhams dunelm duette eclipse farrow flexalum fryett fryetts gaposa gliss griesser habitat hallis harlequin hillary hillarys
  homebase hunterdouglas ikea integra isotra jab keylite kestrel kirsch kobe kvadrat laura louvolite lutron luxaflex
  lysander markilux morris nice norman osborne powerview prestigious qmotion rako renson rollease romo roto rufflette
  sanderson scion screwfix shuttercraft shutterly silhouette silentgliss somfy speedy sunflex sunway swish thibaut thomas tuiss
  tuya velux verosol villanova voyage warema warwick wayfair weinor wickes wilman zigbee zoffany zwave`)

/** What the goods are called on the continent: right as they are, though no English dictionary has them. */
export const abroad = words(`
  bleindiau cortina cortinado cortinas cortine estor estore estores estors fenetre fensterladen firanki firany gardin
  gardine gardinen gardiner gordijn gordijnen jaloezie jaloezieen jaloezien jalousie jalousien jalousies lamellen
  lamellenvorhang llenni markies markiezen markise markisen moustiquaire moustiquaires persiana persianas
  persiane persienne persiennes persienner plissee plissees raamdecoratie raffrollo raffrollos
  rideau rideaux roleta rolety rolgordijn rolgordijnen rolladen rollladen rollo rollos rolluik rolluiken rullgardin
  rullgardiner sonnensegel sonnenschutz store stores tapparella tapparelle tenda tende toldo toldos
  tringle tringles veneziana veneziane verdunkelung verdunkelungsrollo verduistering vitrage vitrages voilage voilages
  volet volets vorhang vorhange zaluzje zanzariera zanzariere zaslony zonnescherm zonneschermen zonwering`)
