"use client";

import { useEffect, useRef } from "react";
import { format } from "#lib/i18n/message.ts";
import { fieldName, formulaWords } from "../state/field-words.ts";
import { useSigning } from "../state/signing-context.tsx";
import { shownStates } from "../state/signing-progress.ts";
import type { SigningState } from "../state/signing-state.ts";
import { useSigningState } from "../state/use-signing-state.ts";

/** Says aloud what formulas come to once what was typed is stored, not with every key that is pressed. */
export function AnnouncedFormulas({ announce }: { announce: (text: string) => void }) {
	const { messages, display } = useSigning();
	const isStored = useSigningState((state) => state.fields.every((one) => one.save === "saved"));
	const said = (state: SigningState) =>
		shownStates(state)
			.filter(({ field }) => field.type === "Formula")
			.map((one) => {
				const value = formulaWords(one, messages, display);
				return format(messages.fields.labelled, { label: fieldName(one.field, messages), value });
			});
	const now = useSigningState(said);
	const before = useRef(now);
	useEffect(() => {
		if (!isStored) return;
		const changed = now.filter((text, place) => text !== before.current[place]);
		before.current = now;
		if (changed.length > 0) announce(changed.join(". "));
	}, [now, isStored, announce]);
	return null;
}
