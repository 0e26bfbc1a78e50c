/** Tiles of a real map, in place of the embedded one. */
export interface MapTiles {
  /** Address with {z}, {x} and {y}. */
  url: string;
  /** Credit that the map shows; null where none is required. */
  attribution: string | null;
  /** Its origin, which becomes a source of pictures. */
  origin: string;
}
