// What the components of a site's own blocks may import as "plinth/movement", for blocks that move by themselves.

export { MovementControl } from '../ui/movement-control';
export { useMoving } from '../ui/use-moving';
