"use client";

import { ArrowDown, ArrowUp, Ellipsis, Merge, Split, Trash2, UserPen } from "lucide-react";
import { Button, Menu, MenuItem, MenuTrigger, Popover } from "react-aria-components";
import { wavesOf } from "#components/desk/recipients/recipient-changes.ts";
import { inTurn, joinStep, moveRecipient } from "#components/desk/recipients/reorder-recipients.ts";
import { useDeskItself } from "#components/desk/state/desk-context.tsx";
import { useDesk } from "#components/desk/state/use-desk.ts";
import { MENU_CLASS, MENU_DANGER_CLASS, MENU_ITEM_CLASS } from "#components/sender/menu-class.ts";
import { useWords } from "#components/ui/words.tsx";
import { fill } from "#lib/i18n/signing/fill.ts";

type Props = { id: string; name: string; onEdit: () => void; onRemove: () => void };

/** What can be done with a recipient; the order without a drag among it. */
export function RecipientMenu({ id, name, onEdit, onRemove }: Props) {
	const words = useWords("desk").panels.recipients;
	const { store } = useDeskItself();
	const { isFirst, isLast, isOrdered, isJoined } = useDesk(({ draft }) => {
		const turns = inTurn(draft.recipients);
		const waves = wavesOf(draft.recipients);
		const at = turns.indexOf(id);
		return {
			isFirst: at === 0,
			isLast: at === turns.length - 1,
			isOrdered: draft.document.enableSigningOrder,
			isJoined: at > 0 && waves[id] === waves[turns[at - 1] ?? ""],
		};
	});
	const move = (by: number) => {
		const { recipients } = store.getSnapshot().draft;
		store.perform("orderRecipients", moveRecipient(recipients, id, inTurn(recipients).indexOf(id) + by));
	};
	const join = () => store.perform("orderRecipients", joinStep(store.getSnapshot().draft.recipients, id, !isJoined));
	return (
		<MenuTrigger>
			<Button
				aria-label={fill(words.menuOf, { name })}
				className="grid size-9 shrink-0 place-items-center rounded-control text-ink-soft hover:bg-sunken hover:text-ink max-md:size-11"
			>
				<Ellipsis size={16} aria-hidden="true" />
			</Button>
			<Popover placement="bottom end" className={MENU_CLASS}>
				<Menu aria-label={fill(words.menuOf, { name })} className="outline-none">
					<Item icon={UserPen} words={words.actions.edit} act={onEdit} />
					{isFirst ? null : <Item icon={ArrowUp} words={words.actions.up} act={() => move(-1)} />}
					{isLast ? null : <Item icon={ArrowDown} words={words.actions.down} act={() => move(1)} />}
					{isOrdered && !isFirst ? (
						<Item
							icon={isJoined ? Split : Merge}
							words={isJoined ? words.actions.leave : words.actions.join}
							act={join}
						/>
					) : null}
					<MenuItem onAction={onRemove} className={MENU_DANGER_CLASS}>
						<Trash2 size={16} aria-hidden="true" />
						{words.actions.remove}
					</MenuItem>
				</Menu>
			</Popover>
		</MenuTrigger>
	);
}

function Item({ icon: Icon, words, act }: { icon: typeof Ellipsis; words: string; act: () => void }) {
	return (
		<MenuItem onAction={act} className={MENU_ITEM_CLASS}>
			<Icon size={16} aria-hidden="true" />
			{words}
		</MenuItem>
	);
}
