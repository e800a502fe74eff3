"use client";

import { Check, UserPlus } from "lucide-react";
import { useState } from "react";
import { cx } from "#components/ui/cx.ts";
import { useWords } from "#components/ui/words.tsx";

type NewContact = { name: string; email: string; phone: string };

type Props = { person: NewContact; isUnsaved: boolean; className?: string };

/** Saves a person who isn’t in the reader’s contacts yet, when they ask for it. */
export function SaveContact({ person, isUnsaved, className }: Props) {
	const common = useWords("common");
	const words = common.saveContact;
	const [isSaved, setIsSaved] = useState(false);
	const [isBusy, setIsBusy] = useState(false);
	const [problem, setProblem] = useState<string | null>(null);

	async function save() {
		if (isSaved || isBusy) return;
		setIsBusy(true);
		const refused = await post(person, common.unreachable);
		setIsBusy(false);
		setProblem(refused);
		setIsSaved(refused === null);
	}

	// The page may know of the new contact before the reader has seen that it was saved.
	if (!isUnsaved && !isSaved && !isBusy) return null;
	const Icon = isSaved ? Check : UserPlus;
	return (
		<div className={className}>
			<button
				type="button"
				aria-disabled={isSaved || isBusy}
				onClick={() => void save()}
				className={cx(
					"inline-flex min-h-9 items-center gap-1.5 font-medium max-md:min-h-11",
					isSaved ? "text-good" : "text-seal hover:underline",
				)}
			>
				<Icon size={16} aria-hidden="true" />
				<span aria-live="polite">{isSaved ? words.done : words.action}</span>
			</button>
			<p role="alert" className="text-bad empty:hidden">
				{problem}
			</p>
		</div>
	);
}

/** @returns why it wasn’t saved, or null */
async function post(person: NewContact, unreachable: string): Promise<string | null> {
	try {
		const answer = await fetch("/contacts/saved", {
			method: "POST",
			headers: { "Content-Type": "application/json" },
			body: JSON.stringify(person),
		});
		return answer.ok ? null : ((await answer.json()) as { error: string }).error;
	} catch {
		return unreachable;
	}
}
