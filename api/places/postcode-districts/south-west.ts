/** The South West of England; the notation is explained in read-districts.ts. */
export const southWest = `
BA 51.3,-2.4
Bath: 1, 2
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
Yeovil: 20, 21, 22
Wincanton: 9
BH 50.76,-1.9
Bournemouth: 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11
Poole: 12, 13, 14, 15, 16, 17
Broadstone: 18
Swanage: 19
Wareham: 20
Wimborne: 21
Ferndown: 22
Christchurch: 23
Ringwood: 24
New Milton: 25
Verwood: 31
BS 51.45,-2.6
Bristol: 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 14, 15, 16, 20, 30, 31, 32, 34, 35, 36, 37, 39, 40, 41, 48, 49, 80=51.455 -2.59, 98=51.45 -2.59, 99, 0, 99
Axbridge: 26
Banwell: 29
Cheddar: 27
Clevedon: 21
Weston-super-Mare: 22, 23, 24
Wedmore: 28
Winscombe: 25
DT 50.75,-2.5
Dorchester: 1, 2
Weymouth: 3, 4
Portland: 5
Bridport: 6
Lyme Regis: 7
Beaminster: 8
Sherborne: 9
Sturminster Newton: 10
Blandford Forum: 11
EX 50.75,-3.6
Exeter: 1, 2, 3, 4, 5, 6
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
Torrington: 38
GL 51.85,-2.15
Gloucester: 1, 2, 3, 4, 19
Stroud: 5, 6
Cirencester: 7
Tetbury: 8
Badminton: 9
Stonehouse: 10
Dursley: 11
Wotton-under-Edge: 12
Berkeley: 13
Newnham: 14
Lydney: 15
Coleford: 16
Mitcheldean: 17
Newent: 18
Tewkesbury: 20
Cheltenham: 50, 51, 52, 53, 54
Chipping Campden: 55
Moreton-in-Marsh: 56
PL 50.45,-4.4
Plymouth: 1, 2, 3, 4, 5, 6, 7, 8, 9, 95=50.37 -4.14
Torpoint: 10, 11
Saltash: 12
Looe: 13
Liskeard: 14
Launceston: 15
Lifton: 16
Callington: 17
Gunnislake: 18
Tavistock: 19
Yelverton: 20
Ivybridge: 21
Lostwithiel: 22
Fowey: 23
Par: 24
St Austell: 25, 26
Wadebridge: 27
Port Isaac: 29
Padstow: 28
Bodmin: 30, 31
Camelford: 32
Delabole: 33
Tintagel: 34
Boscastle: 35
SN 51.5,-1.9
Swindon: 1, 2, 3, 4, 5, 6, 25, 26, 38=51.56 -1.79, 99=51.56 -1.78
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
Salisbury: 1, 2, 3, 4, 5
Fordingbridge: 6
Shaftesbury: 7
Gillingham: 8
Tidworth: 9
Andover: 10, 11
TA 51.03,-3.05
Taunton: 1, 2, 3, 4
Bridgwater: 5, 6, 7
Burnham-on-Sea: 8
Highbridge: 9
Langport: 10
Somerton: 11
Martock: 12
South Petherton: 13
Stoke-sub-Hamdon: 14
Montacute: 15
Merriott: 16
Hinton St George: 17
Crewkerne: 18
Ilminster: 19
Chard: 20
Wellington: 21
Dulverton: 22
Watchet: 23
Minehead: 24
TQ 50.45,-3.6
Torquay: 1, 2
Paignton: 3, 4
Brixham: 5
Dartmouth: 6
Kingsbridge: 7
Salcombe: 8
Totnes: 9
South Brent: 10
Buckfastleigh: 11
Newton Abbot: 12, 13
Teignmouth: 14
TR 50.22,-5.2
Truro: 1, 2, 3, 4
St Agnes: 5
Perranporth: 6
Newquay: 7, 8
St Columb: 9
Penryn: 10
Falmouth: 11
Helston: 12, 13
Camborne: 14
Redruth: 15, 16
Marazion: 17
Penzance: 18, 19, 20
Isles of Scilly: 21, 22, 23, 24, 25
St Ives: 26
Hayle: 27
`
