"use client";

import { ArrowDown, ArrowUp, Merge, Split, UserPen } from "lucide-react";
import { wavesOf } from "#components/editor/recipients/recipient-changes.ts";
import { actingInTurn, inTurn, joinStep, moveRecipient } from "#components/editor/recipients/reorder-recipients.ts";
import { useDeskItself } from "#components/editor/state/editor-context.tsx";
import { useDesk } from "#components/editor/state/use-editor.ts";
import { useWords } from "#components/ui/words.tsx";
import { format } from "#lib/i18n/message.ts";
import { useWhyRole } from "../../template/use-forbidden.ts";
import { RowMenu, RowMenuItem } from "../parts/panel-row-menu.tsx";

type Props = { id: string; name: string; onEdit: () => void; onRemove: () => void };

/** What can be done with a recipient; the order without a drag among it. */
export function RecipientMenu({ id, name, onEdit, onRemove }: Props) {
	const words = useWords("editor").panels.recipients;
	const { store } = useDeskItself();
	const { removal } = useWhyRole(id);
	const { isFirst, isLast, mayJoin, isJoined } = useDesk(({ draft }) => {
		const turns = inTurn(draft.recipients);
		const waves = wavesOf(draft.recipients);
		const at = turns.indexOf(id);
		const acting = actingInTurn(draft.recipients);
		const turn = acting.indexOf(id);
		return {
			isFirst: at === 0,
			isLast: at === turns.length - 1,
			mayJoin: draft.document.enableSigningOrder && turn > 0,
			isJoined: turn > 0 && waves[id] === waves[acting[turn - 1] ?? ""],
		};
	});
	const move = (by: number) => {
		const { recipients } = store.getSnapshot().draft;
		store.perform("orderRecipients", moveRecipient(recipients, id, inTurn(recipients).indexOf(id) + by));
	};
	const join = () => store.perform("orderRecipients", joinStep(store.getSnapshot().draft.recipients, id, !isJoined));
	return (
		<RowMenu
			label={format(words.menuOf, { name })}
			remove={{ words: words.actions.remove, act: onRemove, why: removal }}
		>
			<RowMenuItem icon={UserPen} words={words.actions.edit} act={onEdit} />
			{isFirst ? null : <RowMenuItem icon={ArrowUp} words={words.actions.up} act={() => move(-1)} />}
			{isLast ? null : <RowMenuItem icon={ArrowDown} words={words.actions.down} act={() => move(1)} />}
			{mayJoin ? (
				<RowMenuItem
					icon={isJoined ? Split : Merge}
					words={isJoined ? words.actions.leave : words.actions.join}
					act={join}
				/>
			) : null}
		</RowMenu>
	);
}
