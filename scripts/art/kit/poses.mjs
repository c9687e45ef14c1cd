const spots = (text) => text.split(' ').map((spot) => spot.split(',').map(Number));

/** Reads one pose: 'view width hip lean', then the near arm and far arm (elbow hand), then both legs (knee foot knee foot). */
function frame(stance, near, far, legs) {
  const [view, w, hip, lean] = stance.split(' ');
  const [a, b, c, d] = legs ? spots(legs) : [];
  return {
    view,
    w: Number(w),
    hip: spots(hip)[0],
    lean: Number(lean),
    near: spots(near),
    far: spots(far),
    legs: legs
      ? [
          [a, b],
          [c, d],
        ]
      : null,
  };
}

/**
 * Poses in a frame of 100 units: feet at (0,0), crown at about -100, looking right. Arms are measured from the hip,
 * legs from the feet; lean is degrees forward, width that of the trunk (1 = seen from the front).
 */
export const poses = {
  standing: frame('front 1 0,-50 0', '12.4,-14 11,0', '-12.4,-14 -11,0', '4.5,-26 5,-2 -4.5,-26 -5,-2'),
  'standing-back': frame(
    'back 1 0,-50 0',
    '12.4,-14 11.2,0',
    '-12.4,-14 -11.2,0',
    '4.5,-26 5,-2 -4.5,-26 -5,-2',
  ),
  walking: frame('side 0.74 0,-50 3', '-5.5,-15 -1,-2', '6,-15 12,-4', '5,-27 11,-2 -1,-26 -11,-3'),
  gesturing: frame('side 0.86 0,-50 1', '8,-15 19,-21', '9,-16 16,-13', '2.5,-26 3,-2 -4,-26 -5,-2'),
  serving: frame('side 0.78 0,-50 6', '5.5,-14 18,-15', '8,-15 20,-17', '3,-26 3,-2 -3,-26 -5,-2'),
  phoning: frame('side 0.82 0,-50 0', '8.5,-19 0.6,-38.6', '5,-14 9,-7', '3,-26 4,-2 -3,-26 -5,-2'),
  sitting: frame('side 0.78 0,-33 2', '3,-13 14,-5', '5,-14 16,-6', '21,-30 21,-2 20,-30 25,-2'),
  reading: frame('side 0.78 0,-33 6', '4,-12 14,-17', '6,-12 16,-18', '21,-30 21,-2 20,-30 25,-2'),
  talking: frame('side 0.8 0,-33 5', '6,-13 17,-17', '5,-14 15,-5', '21,-30 21,-2 20,-30 25,-2'),
  crosslegged: frame('front 1 0,-9 0', '13,-13 11,-1', '-13,-13 -11,-1'),
  'seated-back': frame('back 1 0,-30 0', '12.6,-14 9,-2', '-12.6,-14 -9,-2'),
  kneeling: frame('side 0.78 -6,-26 34', '11,-17 22,-9', '9,-15 24,-13', '12,-20 10,-2 6,-3 -14,-2'),
};
