import type { Action, ActionId } from "./action.ts";
import { EDITING } from "./edit-actions.ts";
import { LOOKING } from "./look-actions.ts";

/** Everything that can be done on the desk. */
export const ACTIONS: readonly Action[] = [...EDITING, ...LOOKING];

/** @throws Error for a name that is no action's */
export function actionOf(id: ActionId): Action {
	const action = ACTIONS.find((one) => one.id === id);
	if (!action) throw new Error(`There is no action "${id}".`);
	return action;
}
