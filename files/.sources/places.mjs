// Two pictures for cards: a team around its table, and the three offices on one map.
import { amberLine, bar, C, chance, circle, dots, drift, ellipse, fill, g, haze, ink, into, node, path, rect, scene, thread } from './lib.mjs';

// Our team: seen from above, everyone's thread ends in the middle, and one line leaves the table.
scene('images/corporate/team.svg', [500, 360, 430], () => {
  const rnd = chance(21);
  const [cx, cy, table, seat] = [510, 360, 168, 258];
  const people = [
    { hair: '#2b1a1d', coat: '#24488f' },
    { hair: '#3a2f33', coat: C.aquaDeep },
    { hair: '#1d1a22', coat: '#1b3874' },
    { hair: '#5a4a44', coat: '#2c549f' },
    { hair: '#1c1116', coat: C.plate },
    { hair: '#4a2e2c', coat: '#1d6088' },
    { hair: '#8a8f9e', coat: '#234a94' },
  ].map((look, i) => ({ ...look, angle: 26 + i * 51.4 }));
  const at = (angle, r) => [cx + r * Math.cos((angle * Math.PI) / 180), cy + r * Math.sin((angle * Math.PI) / 180)];
  const loose = drift(rnd, 60, [14, 190], [360, 300], 0.7);
  const left = people.filter(({ angle }) => angle > 120 && angle < 250).map(({ angle }) => at(angle, seat + 44));
  return [
    path(into(loose.filter((_, i) => i % 2), left.sort((a, b) => a[1] - b[1])), ink(C.aqua, 1.4, 0.45)),
    haze(loose),
    circle(cx + 10, cy + 18, table + 8, fill(C.deep, 0.45)),
    circle(cx, cy, table + 70, ink(C.edge, 1, 0.2)),
    circle(cx, cy, table, { fill: C.plate, stroke: C.edge, 'stroke-width': 1.5 }),
    circle(cx, cy, table - 14, ink(C.edge, 1, 0.5)),
    // what lies before each of them
    people.map(({ angle }, i) =>
      g(
        { transform: `translate(${at(angle, 116).join(' ')}) rotate(${angle - 90})` },
        i % 3 === 1
          ? [rect(-30, -20, 60, 38, { fill: C.raised, stroke: C.edge, 'stroke-width': 1.2 }, 4), rect(-24, -15, 48, 25, fill(C.aquaDeep, 0.8), 2), rect(-30, 14, 60, 6, fill(C.edge), 3)]
          : [rect(-20, -26, 40, 52, { fill: '#dfe7f5', stroke: C.edge, 'stroke-width': 1 }, 3), bar(-13, -17, 26, C.edge, 4), bar(-13, -8, 20, C.edge, 4), bar(-13, 1, 24, i % 2 ? C.aquaMid : C.edge, 4)],
      ),
    ),
    path(people.map(({ angle }) => thread(at(angle, 84), [cx, cy], 0.4)).join(''), ink(C.aqua, 2, 0.85)),
    dots(people.map(({ angle }) => at(angle, 84)), 7, C.aqua),
    amberLine(`M${cx} ${cy}C${cx + 130} ${cy} ${cx + 190} ${cy + 4} ${cx + 270} ${cy - 10}C820 ${cy - 22} 880 330 960 318`, 5),
    node(cx, cy, 12, C.amber, C.plate),
    people.map(({ angle, hair, coat }) =>
      g(
        { transform: `translate(${at(angle, seat).join(' ')}) rotate(${angle - 90})` },
        ellipse(8, 14, 74, 40, fill(C.deep, 0.4)),
        // the back of the chair, arms that reach for the table, shoulders, head
        path('M-52 34Q0 66 52 34', { ...ink(C.edge, 8, 0.8), 'stroke-linecap': 'round' }),
        path('M-58-2Q-66-48-30-62M58-2Q66-48 30-62', { ...ink(coat, 22), 'stroke-linecap': 'round' }),
        ellipse(0, 4, 72, 34, { fill: coat, stroke: C.edge, 'stroke-width': 1.4 }),
        path('M-70-2Q-40-30 0-30T70-2', ink(C.aqua, 1.6, 0.4)),
        ellipse(0, -6, 30, 33, fill(hair)),
        path('M-20-24Q-4-38 18-28', { ...ink(C.aqua, 2, 0.45), 'stroke-linecap': 'round' }),
      ),
    ),
  ];
});

// Our locations: land as points, three pins, one line between them. Broad outlines only.
scene('images/corporate/locations.svg', [520, 330, 460], () => {
  const k = 21.8;
  const to = ([lon, lat]) => [(lon - 66) * k, (29.5 - lat) * k];
  const lands = [
    '66,25.3 67.3,24.7 68.5,23.3 70.3,22.9 69,22.3 70.4,20.9 72.2,21.2 72.6,22.2 72.8,20 73,18 73.8,15.6 74.8,13 75.8,11.2 76.5,8.9 77.5,8.1 78.2,8.9 79.3,10.3 79.9,11.9 80.3,13.5 80.1,15.5 82.3,16.7 83.5,17.8 85.2,19.6 87,21.4 88.2,21.7 90.3,22.2 91.8,22.4 92.3,20.8 94,18.5 94.3,16 95.4,15.8 97,16.9 97.7,15.5 98.6,12.5 98.5,10 98.3,8 99.8,6.5 100.4,5 101.3,3 102.5,2 103.6,1.3 104.2,1.5 103.5,3.8 103.1,5.4 102,6.3 100.6,7.2 100.1,9 99.2,10.3 100,13.3 101,12.7 102.5,12 104,10.5 105.2,8.7 106.8,10.4 109.2,11.6 109.3,13.5 108,16 106.5,17.9 105.8,19.2 106.8,20.6 108.5,21.7 112,21.5 112,31 66,31',
    '79.9,9.7 81.2,8.6 81.8,7 80.6,6 79.9,6.9',
    '95.3,5.6 97.5,5.2 100,2.8 103,0.5 104.5,-2 105.8,-3.5 104,-5 101,-3 98.7,1.7 96,4',
    '109.1,1.8 110,1.6 112,1.5 112,-4 110,-3 109,0',
  ].map((land) => land.split(' ').map((pair) => pair.split(',').map(Number)));
  const holds = (land, [x, y]) => {
    let inside = false;
    for (let i = 0, j = land.length - 1; i < land.length; j = i++) {
      const [[ax, ay], [bx, by]] = [land[i], land[j]];
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
    }
    return inside;
  };
  const spots = [];
  for (let row = 0, lat = 29.3; lat > -3.8; lat -= 0.72, row += 1)
    for (let lon = 66.2 + (row % 2) * 0.41; lon < 110; lon += 0.82) if (lands.some((land) => holds(land, [lon, lat]))) spots.push([lon, lat]);
  const offices = [
    [78.5, 17.4],
    [83.2, 17.7],
    [101.5, 3.1],
  ];
  const far = ([x, y]) => Math.min(...offices.map(([a, b]) => Math.hypot(x - a, y - b)));
  const [hyd, viz, sha] = offices.map(to);
  const pin = ([x, y]) =>
    g(
      { transform: `translate(${x} ${y}) scale(0.86)` },
      ellipse(0, 0, 15, 5, fill(C.deep, 0.6)),
      path('M0 0C-7-18-27-31-27-56A27 27 0 0 1 27-56C27-31 7-18 0 0Z', fill(C.amber)),
      path('M0 0C7-18 27-31 27-56A27 27 0 0 0 0-83Z', fill('#ffffff', 0.2)),
      circle(0, -56, 10.5, fill(C.ground)),
    );
  const ring = ([x, y]) => [26, 48, 72].map((r, i) => ellipse(x, y, r, r * 0.62, ink(C.aqua, 1.4, [0.7, 0.4, 0.2][i])));
  return [
    dots(spots.filter((s) => far(s) > 6).map(to), 6, C.edge, 0.8),
    dots(spots.filter((s) => far(s) <= 6 && far(s) > 2.6).map(to), 7, C.aquaMid, 0.85),
    dots(spots.filter((s) => far(s) <= 2.6).map(to), 8, C.aqua),
    [hyd, viz, sha].map(ring),
    amberLine(`M${hyd.join(' ')}Q${(hyd[0] + viz[0]) / 2} ${hyd[1] - 24} ${viz.join(' ')}C${viz[0] + 190} ${viz[1] + 10} ${sha[0] - 150} ${sha[1] - 190} ${sha.join(' ')}Q${sha[0] + 90} ${sha[1] + 80} 960 ${sha[1] + 60}`, 4.5),
    [hyd, viz, sha].map(pin),
  ];
});
