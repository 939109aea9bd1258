/** Only counted: do not look at failures while developing, and replace words that have been looked at. */
export const heldOutWords: Record<string, string> = {
  colours: `beige, burgundy, charcoal, coral, lavender, magenta, maroon, navy, ochre, peach, rust, scarlet, taupe, terracotta,
turquoise, violet, ivory, mustard, sage, duck egg`,
  materials: `acrylic, brass, canvas, chenille, corduroy, damask, fleece, jacquard, leather, muslin, nylon, organza, rattan, rayon,
satin, suede, taffeta, tweed, vinyl, walnut, hessian, sisal`,
  rooms: `attic, basement, cloakroom, dining room, en suite, garage, hallway, landing, library, lounge, pantry, playroom, porch,
snug, study, summerhouse, utility room, wardrobe`,
  brands: `Bloomingville, Clarke, Crowson, Eclipse, Forest, Harlequin, Hunter Douglas, Jones, Kirkby, Louvolite, Morris, Porter,
Prestigious, Romo, Sanderson, Swish, Sunflex, Villa Nova`,
  'house parts': `alcove, architrave, balcony, bracket, casement, ceiling, chimney, corner, cornice, fanlight, fireplace, frame, gable,
handle, hinge, lintel, mullion, plaster, radiator, sill, staircase`,
  'everyday words': `beautiful, bright, broken, clean, clever, cosy, elegant, fancy, fast, floral, friendly, gentle, happy, heavy,
honest, huge, little, lovely, narrow, neat, new, patient, patterned, plain, pretty, quiet, simple, slim, spotted, striped, stylish,
tall, tidy, unusual, warm, wide`,
  'the trade': `batten, cassette, eyelet, finial, gathering, goblet pleat, headrail, heading, hem, hook, interlining, ladder tape,
leading edge, motor, overlay, pencil pleat, pulley, remote, slat, spring, tassel, tension, track, wand, weight`,
  villages: `Alfriston, Bakewell, Cuckfield, Dedham, Eyam, Finchingfield, Great Tew, Haworth, Ironbridge, Kettlewell, Lavenham,
Mousehole, Nether Stowey, Orford, Polperro, Robin Hoods Bay, Staithes, Turville, Uffington, Wivenhoe`,
  surnames: `Abernathy, Barraclough, Cholmondeley, Dalrymple, Entwistle, Fairclough, Gallagher, Higginbotham, Illingworth, Jarvis,
Kavanagh, Longbottom, Mahmood, Nwosu, Oyelaran, Pilkington, Quigley, Ramsbottom, Siddiqui, Thackray`,
}

/** Misspelt: meant. */
export const heldOutMisspellings: Record<string, string> = {
  'the trade': `binds: blinds, blids: blinds, bllinds: blinds, crutains: curtains, curtens: curtains, curtans: curtains, shuttes: shutters,
shuters: shutters, shutterz: shutters, venetain: venetian, venician: venetian, verticle: vertical, vertcial: vertical,
rollerr: roller, rolelr: roller, blakcout: blackout, balckout: blackout, plantaion: plantation, motorizd: motorised,
consevatory: conservatory, conservtory: conservatory, thermel: thermal, pleeted: pleated, upholstry: upholstery, alluminium: aluminium,
besopke: bespoke, instalation: installation, fiting: fitting, repar: repair, alteratoins: alterations, valence: valance,
interlinned: interlined, cordles: cordless, wodden: wooden, alumnium: aluminium`,
  places: `Birmingam: Birmingham, Livepool: Liverpool, Brisol: Bristol, Edinburg: Edinburgh, Glasglow: Glasgow, Leicster: Leicester,
Coventy: Coventry, Notingham: Nottingham, Newcaslte: Newcastle upon Tyne, Sundrland: Sunderland, Wolverhamton: Wolverhampton,
Plymoth: Plymouth, Southamton: Southampton, Readng: Reading, Norwhich: Norwich, Swindom: Swindon, Bornemouth: Bournemouth,
Middlesborough: Middlesbrough, Blackpol: Blackpool, Huddersfeild: Huddersfield, Gloucster: Gloucester, Worcster: Worcester,
Cheltanham: Cheltenham, Chesterfeild: Chesterfield, Basingstok: Basingstoke, Maidston: Maidstone, Colchestr: Colchester,
Warington: Warrington, Shrewsbery: Shrewsbury, Harrowgate: Harrogate, Scarbrough: Scarborough, Abberdeen: Aberdeen,
Dundea: Dundee, Swansee: Swansea, Wrexam: Wrexham`,
}
