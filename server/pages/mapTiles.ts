/** The pictures of a real map, in place of the embedded one. */
export interface MapTiles {
  /** Address with {z}, {x} and {y}. */
  url: string;
  /** Who made the map, shown on it; null where nobody asks for it. */
  attribution: string | null;
  /** Its origin, which becomes a source of pictures. */
  origin: string;
}
