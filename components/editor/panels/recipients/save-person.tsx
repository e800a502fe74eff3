"use client";

import { useEffect, useState } from "react";
import { lazyComponent } from "#components/ui/lazy-component.tsx";
import { isBlank, isEmailAddress } from "#lib/fields/rules/text-rules.ts";

/** It comes when it is first offered. */
const SaveContact = lazyComponent(() =>
	import("#components/contacts/save-contact.tsx").then((module) => module.SaveContact),
);

const REST_MS = 400;

type Props = { person: { name: string; email: string; phone?: string } };

/** Offers to save a person who was typed and isn’t in the sender’s contacts. */
export function SavePerson({ person: { phone = "", ...person } }: Props) {
	const [name, email] = [person.name.trim(), person.email.trim()];
	const isUnsaved = useIsUnsaved(email);
	if (!isUnsaved || isBlank(name)) return null;
	return <SaveContact key={email} isUnsaved person={{ name, email, phone }} className="-mt-2" />;
}

/** Whether an address is new to the sender’s contacts; false until that is known. */
function useIsUnsaved(email: string): boolean {
	const [unsaved, setUnsaved] = useState<string | null>(null);
	useEffect(() => {
		if (!isEmailAddress(email)) return;
		const stop = new AbortController();
		const timer = setTimeout(() => {
			fetch(`/contacts/saved?email=${encodeURIComponent(email)}`, { signal: stop.signal })
				.then((answer) => (answer.ok ? answer.json() : { isUnsaved: false }))
				.then((answer: { isUnsaved?: boolean }) => setUnsaved(answer.isUnsaved ? email : null))
				// Nothing is offered without a connection.
				.catch(() => {});
		}, REST_MS);
		return () => {
			clearTimeout(timer);
			stop.abort();
		};
	}, [email]);
	return unsaved === email;
}
