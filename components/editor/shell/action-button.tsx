"use client";

import { cx } from "#components/ui/cx.ts";
import type { ActionId } from "../actions/action.ts";
import { actionOf } from "../actions/actions.ts";
import { shownKeys } from "../actions/shortcut-keys.ts";
import { useDesk, useDeskView } from "../state/use-editor.ts";
import { useWork } from "../work/work-context.tsx";
import { useIsMac } from "./use-is-mac.ts";

type Props = {
	id: ActionId;
	/** What the tooltip says instead of the action's name. */
	hint?: string;
	/** For what is on or off. */
	isPressed?: boolean;
	/** The name stands beside the icon. */
	hasLabel?: boolean;
	/** Not there while it cannot be done; else it is dimmed. */
	isLeftOut?: boolean;
	className?: string;
};

/** An action as a button, as the registry knows it. */
export function ActionButton({ id, hint, isPressed, hasLabel, isLeftOut, className }: Props) {
	const work = useWork();
	const isMac = useIsMac();
	const action = actionOf(id);
	// Whether it can be done follows from the draft and the selection.
	useDeskView(({ selection }) => selection);
	const isPossible = useDesk(() => action.isPossible(work));
	if (isLeftOut && !isPossible) return null;
	const name = work.words.paper.actions[id];
	const [keys] = action.keys;
	const title = [hint ?? name, keys ? `(${shownKeys(keys, isMac)})` : null].filter(Boolean).join(" ");
	return (
		<button
			type="button"
			// It keeps the keyboard while there is nothing to do.
			aria-disabled={!isPossible || undefined}
			aria-pressed={isPressed}
			aria-label={hasLabel ? undefined : name}
			title={title}
			onClick={() => action.isPossible(work) && action.perform(work)}
			className={cx(
				"inline-flex h-8 shrink-0 items-center justify-center gap-1.5 rounded-control aria-disabled:cursor-default aria-disabled:opacity-40",
				hasLabel ? "px-2.5 font-medium" : "w-8",
				isPressed ? "bg-seal-soft text-seal" : "text-ink hover:bg-sunken",
				className,
			)}
		>
			<action.icon size={16} aria-hidden="true" />
			{hasLabel ? name : null}
		</button>
	);
}
