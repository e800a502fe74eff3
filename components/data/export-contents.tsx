"use client";

import { useWords } from "#components/ui/words.tsx";
import { Listed } from "./listed.tsx";

/** What an export holds, and what it does not. */
export function ExportContents() {
	const { export: words } = useWords("data");
	const { held, notHeld } = words;
	return (
		<div className="grid gap-5 sm:grid-cols-2">
			<Listed
				title={words.holds}
				lines={[held.documents, held.certificates, held.people, held.brands, held.developers, held.sums]}
				isIn
			/>
			<Listed title={words.leftOut} lines={[notHeld.secrets, notHeld.pictures, notHeld.fields]} />
		</div>
	);
}
