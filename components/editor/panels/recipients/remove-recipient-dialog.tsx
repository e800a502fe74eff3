"use client";

import { useState } from "react";
import { isFixedPerson } from "#components/editor/correcting/is-fixed.ts";
import { fieldsOf } from "#components/editor/recipients/recipient-changes.ts";
import { inTurn } from "#components/editor/recipients/reorder-recipients.ts";
import { useRecipientNames } from "#components/editor/recipients/use-recipient-names.ts";
import { useDeskItself } from "#components/editor/state/editor-context.tsx";
import { useDesk } from "#components/editor/state/use-editor.ts";
import { ChoiceInput } from "#components/panels/choice-input.tsx";
import { Button } from "#components/ui/button.tsx";
import { Dialog } from "#components/ui/dialogs/dialog.tsx";
import { useWords } from "#components/ui/words.tsx";
import { takesFields } from "#lib/draft/copies.ts";
import { format } from "#lib/i18n/message.ts";
import { useDeskFacts } from "../editor-facts.tsx";

type Props = {
	id: string;
	onClose: () => void;
	/** @param heirId who gets the fields; null: they are deleted */
	onRemove: (heirId: string | null) => void;
};

/** Asks what becomes of the fields of somebody who goes. */
export function RemoveRecipientDialog({ id, onClose, onRemove }: Props) {
	const words = useWords("editor").panels.recipients;
	const common = useWords("common");
	const nameOf = useRecipientNames();
	const { store } = useDeskItself();
	const facts = useDeskFacts();
	const others = useDesk(({ draft }) =>
		inTurn(draft.recipients).filter(
			(one) => one !== id && takesFields(draft.recipients[one]) && !isFixedPerson(facts, one),
		),
	);
	const [chosen, setChosen] = useState<string | null>(null);
	const { draft } = store.getSnapshot();
	const name = nameOf(draft, id) ?? "";
	const count = fieldsOf(draft, id).length;
	const heirId = chosen ?? others[0] ?? null;
	return (
		<Dialog
			isOpen
			onClose={onClose}
			closeLabel={common.close}
			title={format(words.remove.title, { name })}
			description={format(words.remove.about, { count, name })}
			footer={
				<>
					<Button variant="danger" onClick={() => onRemove(null)}>
						{format(words.remove.delete, { count })}
					</Button>
					{heirId === null ? (
						<Button onClick={onClose}>{format(words.remove.keep, { name })}</Button>
					) : (
						<Button variant="primary" onClick={() => onRemove(heirId)}>
							{format(words.remove.give, { count })}
						</Button>
					)}
				</>
			}
		>
			{heirId === null ? null : (
				<ChoiceInput
					label={words.remove.heir}
					value={heirId}
					options={others.map((value) => ({ value, label: nameOf(draft, value) ?? "" }))}
					onChoose={setChosen}
				/>
			)}
		</Dialog>
	);
}
