import { hasSides } from "../work/shell-store.ts";
import type { Work } from "../work/work-context.tsx";
import type { Action, ActionGroup, ActionId } from "./action.ts";
import { EDITING } from "./edit-actions.ts";
import { LOOKING } from "./look-actions.ts";

/** Everything that can be done on the desk. */
export const ACTIONS: readonly Action[] = [...EDITING, ...LOOKING];

/**
 * Whether an action is there at all on a desk: what is sent is not sent again, of a draft there is nothing to apply, a
 * template isn’t sent, and a phone has no sides to fold.
 */
export function isOfDesk({ of, needsSides }: Action, { facts }: Pick<Work, "facts">): boolean {
	if (needsSides && !hasSides()) return false;
	const kind = facts.template ? "template" : facts.correction ? "correction" : "document";
	return of?.includes(kind) ?? true;
}

const ORDER: readonly ActionGroup[] = ["field", "clip", "arrange", "select", "step", "delete", "look", "lead"];

/** The same by what they are about, in the order of menus and lists. */
export const ACTION_GROUPS: readonly { group: ActionGroup; actions: readonly Action[] }[] = ORDER.map((group) => ({
	group,
	actions: ACTIONS.filter((action) => action.group === group),
}));

/** @throws Error for a name that is no action's */
export function actionOf(id: ActionId): Action {
	const action = ACTIONS.find((one) => one.id === id);
	if (!action) throw new Error(`There is no action "${id}".`);
	return action;
}
