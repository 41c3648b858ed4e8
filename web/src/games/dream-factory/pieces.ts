// What is in the box, as the catalogue describes it.

import type { Component } from "../../api/types";
import type { Genre, Kind, SpaceKind } from "../../generated/dream-factory";

export type ChipKind = Kind | "top-director";

/** What can be drawn: a chip, or a space that waits for one. */
export type Drawn = ChipKind | SpaceKind;

export interface ChipInfo extends Component {
  kind: ChipKind;
  stars: number;
}

export interface ScreenplayInfo extends Component {
  kind: "screenplay";
  genre: Genre;
  spaces: SpaceKind[];
  stars: number;
  title_2000: string;
  title_2009: string;
}
