import {
	AlignCenterHorizontal,
	AlignCenterVertical,
	AlignEndHorizontal,
	AlignEndVertical,
	AlignHorizontalSpaceBetween,
	AlignStartHorizontal,
	AlignStartVertical,
	AlignVerticalSpaceBetween,
	type LucideIcon,
	MoveHorizontal,
	MoveVertical,
} from "lucide-react";
import type { Alignment } from "../paper/arrange.ts";
import { align, distribute, sameSize } from "../verbs/arrange-fields.ts";
import type { Work } from "../work/work-context.tsx";
import type { Action, ActionId } from "./action.ts";
import { hasSelected } from "./has-selected.ts";

function arranging(id: ActionId, icon: LucideIcon, least: number, perform: (work: Work) => void): Action {
	return { id, icon, group: "arrange", keys: [], isPossible: hasSelected(least), perform };
}

function aligning(id: ActionId, icon: LucideIcon, alignment: Alignment): Action {
	return arranging(id, icon, 2, (work) => align(work, alignment));
}

/** How several fields are put in order with each other. */
export const ARRANGING: readonly Action[] = [
	aligning("alignLeft", AlignStartVertical, "left"),
	aligning("alignCenter", AlignCenterVertical, "center"),
	aligning("alignRight", AlignEndVertical, "right"),
	aligning("alignTop", AlignStartHorizontal, "top"),
	aligning("alignMiddle", AlignCenterHorizontal, "middle"),
	aligning("alignBottom", AlignEndHorizontal, "bottom"),
	arranging("distributeX", AlignHorizontalSpaceBetween, 3, (work) => distribute(work, "x")),
	arranging("distributeY", AlignVerticalSpaceBetween, 3, (work) => distribute(work, "y")),
	arranging("sameWidth", MoveHorizontal, 2, (work) => sameSize(work, "width")),
	arranging("sameHeight", MoveVertical, 2, (work) => sameSize(work, "height")),
];
