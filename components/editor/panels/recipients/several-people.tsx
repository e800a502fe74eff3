"use client";

import type { Ref } from "react";
import { nobodyYet } from "#components/editor/recipients/pasted-people.ts";
import { ChoiceInput } from "#components/panels/choice-input.tsx";
import { useWords } from "#components/ui/words.tsx";
import type { DraftRecipient } from "#lib/draft/draft-state.ts";
import { useDeskFacts } from "../editor-facts.tsx";
import { EnteredPeople } from "./group-members.tsx";

type Props = {
	recipient: DraftRecipient;
	change: (set: Partial<DraftRecipient>, run?: string) => void;
	isFixed: boolean;
	firstRef: Ref<HTMLInputElement>;
};

const ENTERED = "entered";

/** Of whom any one signs: the people of a saved group, or those who are entered here. */
export function SeveralPeople({ recipient, change, isFixed, firstRef }: Props) {
	const words = useWords("editor").panels.recipients.form.several;
	const { groups } = useDeskFacts();
	const { groupId, people } = recipient;
	const group = groups.find(({ id }) => id === groupId);
	const choose = (chosen: string) => {
		if (chosen !== ENTERED) return change({ groupId: chosen, people: null });
		// Whoever wants other people than the group has begins with those it has.
		const known = (group?.contacts ?? []).map((one) => ({ ...nobodyYet(), ...one }));
		change({ groupId: null, people: known.length > 0 ? known : [nobodyYet(), nobodyYet()] });
	};
	return (
		<>
			{groups.length > 0 || groupId !== null ? (
				<ChoiceInput
					label={words.who}
					value={groupId === null ? ENTERED : (group?.id ?? null)}
					options={[
						{ value: ENTERED, label: words.entered },
						...groups.map(({ id, name }) => ({ value: id, label: name })),
					]}
					onChoose={choose}
				/>
			) : null}
			{groupId === null && people ? <EnteredPeople {...{ recipient, people, change, isFixed, firstRef }} /> : null}
		</>
	);
}
