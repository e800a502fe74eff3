import type { PageFlow } from "./page-flow.ts";
import { HEADING } from "./styles.ts";

/** A heading with air above and a line below; it never stands alone at the foot of a page. */
export function writeSection(flow: PageFlow, heading: string, firstHeightPt: number): void {
	flow.y -= 20;
	flow.keep(HEADING.leadingPt + 12 + firstHeightPt);
	flow.write(heading, HEADING);
	flow.y -= 4;
	flow.rule();
	flow.y -= 8;
}
