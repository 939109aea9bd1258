/** The South West of England; the notation is explained in read-districts.ts. */
export const southWest = `
BA 51.3,-2.4
Bath: 1, 2=51.375 -2.37
Bradford-on-Avon: 15
Radstock: 3
Shepton Mallet: 4
Wells: 5
Glastonbury: 6
Castle Cary: 7
Templecombe: 8
Bruton: 10
Frome: 11
Warminster: 12
Westbury: 13
Trowbridge: 14
Street: 16
Yeovil: 20, 21, 22=East Coker
Wincanton: 9
BH 50.76,-1.9
Bournemouth: 1, 2=Westbourne, 3=50.74 -1.875, 4=50.73 -1.9, 5=Boscombe, 6=Southbourne, 7=50.74 -1.82, 8=50.75 -1.865, 9=Winton, 10=50.77 -1.885, 11=Kinson
Poole: 12=Branksome, 13=Canford Cliffs, 14=Parkstone, 15, 16=Upton, 17=Canford Heath
Broadstone: 18
Swanage: 19
Wareham: 20
Wimborne: 21=Wimborne Minster
Ferndown: 22
Christchurch: 23
Ringwood: 24
New Milton: 25
Verwood: 31
BS 51.45,-2.6
Bristol: 1=51.457 -2.597, 2=51.462 -2.583, 3=Bedminster, 4=Knowle, 5=Easton, 6=Redland, 7=Horfield, 8=Clifton, 9=Westbury-on-Trym, 10=Southmead, 11=Avonmouth, 13=Bishopsworth, 14=Hengrove, 15=Kingswood, 16=Mangotsfield, 20=Portishead, 30=Longwell Green, 31=Keynsham, 32=Bradley Stoke, 34=Stoke Gifford, 35=Thornbury, 36=Winterbourne, 37=Yate, 39=Chew Magna, 40=Chew Magna, 41=Long Ashton, 48=Nailsea, 49=Wrington, 80=51.455 -2.59, 98=51.45 -2.59, 99=51.455 -2.59
Axbridge: 26
Banwell: 29
Cheddar: 27
Clevedon: 21
Weston-super-Mare: 22=Worle, 23, 24=51.33 -2.96
Wedmore: 28
Winscombe: 25=Winscombe 51.318 -2.833
DT 50.75,-2.5
Dorchester: 1, 2
Weymouth: 3, 4
Portland: 5=Easton
Bridport: 6
Lyme Regis: 7
Beaminster: 8
Sherborne: 9
Sturminster Newton: 10
Blandford Forum: 11
EX 50.75,-3.6
Exeter: 1, 2, 3=Topsham, 4=50.735 -3.545, 5=Pinhoe 50.78 -3.48, 6=Exminster
Dawlish: 7
Exmouth: 8
Budleigh Salterton: 9
Sidmouth: 10
Ottery St Mary: 11
Seaton: 12
Axminster: 13
Honiton: 14
Cullompton: 15
Tiverton: 16
Crediton: 17
Chulmleigh: 18
Winkleigh: 19
Okehampton: 20
North Tawton: 20=North Tawton
Beaworthy: 21
Holsworthy: 22
Bude: 23
Colyton: 24
Bideford: 39
Barnstaple: 31, 32
Braunton: 33
Ilfracombe: 34
Lynton: 35
South Molton: 36
Umberleigh: 37
Torrington: 38=Great Torrington
Woolacombe: 34=Woolacombe
GL 51.85,-2.15
Gloucester: 1, 2=Quedgeley, 3=Longlevens, 4=Hucclecote, 19=Corse
Stroud: 5, 6=51.735 -2.18
Cirencester: 7
Fairford: 7=Fairford
Lechlade: 7=Lechlade
Tetbury: 8
Badminton: 9
Stonehouse: 10
Dursley: 11
Wotton-under-Edge: 12
Berkeley: 13
Newnham: 14
Westbury-on-Severn: 14=51.823 -2.412
Cinderford: 14=Cinderford
Lydney: 15
Coleford: 16
Mitcheldean: 17
Lydbrook: 17=Lydbrook
Drybrook: 17=Drybrook
Ruardean: 17=Ruardean
Longhope: 17=Longhope
Newent: 18
Dymock: 18=Dymock
Tewkesbury: 20
Cheltenham: 50, 51=51.905 -2.115, 52=Bishop's Cleeve, 53=Leckhampton, 54=Winchcombe
Chipping Campden: 55
Moreton-in-Marsh: 56=Moreton in Marsh
PL 50.45,-4.4
Plymouth: 1, 2=50.39 -4.155, 3=50.39 -4.125, 4=50.37 -4.12, 5=St Budeaux, 6=Crownhill, 7=Plympton, 8=Yealmpton, 9=Plymstock, 95=50.37 -4.14
Torpoint: 10, 11
Saltash: 12
Looe: 13
Liskeard: 14
Launceston: 15
Lifton: 16
Callington: 17
Gunnislake: 18
Calstock: 18=Calstock
Tavistock: 19
Yelverton: 20
Ivybridge: 21
Lostwithiel: 22
Fowey: 23
Par: 24
St Austell: 25, 26=Mevagissey
Wadebridge: 27
Port Isaac: 29
Padstow: 28
Bodmin: 30, 31
Camelford: 32
Delabole: 33
Tintagel: 34
Boscastle: 35
SN 51.5,-1.9
Swindon: 1, 2=51.57 -1.785, 3=Stratton St Margaret, 4=Wroughton, 5=Purton, 6=Cricklade, 25=51.595 -1.80, 26=51.60 -1.76, 38=51.56 -1.79, 99=51.56 -1.78
Faringdon: 7
Marlborough: 8
Pewsey: 9
Devizes: 10
Calne: 11
Melksham: 12
Corsham: 13
Chippenham: 14, 15
Malmesbury: 16
SP 51.05,-1.85
Salisbury: 1, 2=51.08 -1.83, 3=51.04 -1.99, 4=51.11 -1.78, 5=Downton
Fordingbridge: 6
Shaftesbury: 7
Gillingham: 8
Tidworth: 9
Andover: 10, 11
TA 51.03,-3.05
Taunton: 1, 2=51.01 -3.11, 3=51.01 -3.03, 4=Bishops Lydeard
Bridgwater: 5, 6=51.13 -2.99, 7=51.13 -2.88
Burnham-on-Sea: 8
Highbridge: 9
Langport: 10
Somerton: 11=51.054 -2.734
Martock: 12
South Petherton: 13
Stoke-sub-Hamdon: 14
Montacute: 15=50.95 -2.716
Merriott: 16
Hinton St George: 17=50.91 -2.83
Crewkerne: 18
Ilminster: 19
Chard: 20
Wellington: 21
Dulverton: 22
Watchet: 23
Minehead: 24
TQ 50.45,-3.6
Torquay: 1, 2=50.48 -3.53
Paignton: 3, 4=50.42 -3.57
Brixham: 5
Dartmouth: 6
Kingsbridge: 7
Salcombe: 8
Totnes: 9
South Brent: 10
Buckfastleigh: 11
Newton Abbot: 12, 13=Bovey Tracey
Teignmouth: 14
TR 50.22,-5.2
Truro: 1, 2=50.22 -5.0, 3=50.24 -5.09, 4=Chacewater
St Agnes: 5
Perranporth: 6
Newquay: 7, 8=50.39 -5.04
St Columb: 9
Penryn: 10
Falmouth: 11
Helston: 12, 13=Porthleven
Camborne: 14
Redruth: 15, 16=50.22 -5.21
Marazion: 17
Penzance: 18, 19=50.11 -5.63, 20=50.13 -5.52
Isles of Scilly: 21=49.915 -6.315, 22=49.892 -6.34, 23=49.95 -6.335, 24=49.955 -6.35, 25=49.965 -6.29
St Ives: 26
Hayle: 27
`
