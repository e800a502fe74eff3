"use client";

import { type RefObject, useState } from "react";
import { orUnreachable } from "#components/ui/actions/or-unreachable.ts";
import { toast } from "#components/ui/actions/toast.tsx";
import { toastAnswer } from "#components/ui/actions/toast-answer.ts";
import { Button } from "#components/ui/button.tsx";
import { Section } from "#components/ui/section.tsx";
import { useWords } from "#components/ui/words.tsx";
import { format } from "#lib/i18n/message.ts";
import { DeleteIdentityDialog } from "./delete-identity-dialog.tsx";
import { IdentityDialog } from "./identity-dialog.tsx";
import type { Brand, IdentityItem, IdentityVerbs } from "./identity-items.ts";
import { IdentityLine } from "./identity-line.tsx";
import { IdentityMenu } from "./identity-menu.tsx";

type Props = {
	rows: IdentityItem[];
	total: number;
	brands: Brand[];
	/** null: the reader may only look. */
	verbs: IdentityVerbs | null;
};

/** What of whom is asked about, and the button behind which it was chosen. */
type Asked = { row: IdentityItem; about: "change" | "delete"; opener: RefObject<HTMLButtonElement | null> };

/** People in whose name the account sends, or asked to. */
export function IdentityList({ rows, total, brands, verbs }: Props) {
	const words = useWords("identities");
	const [asked, setAsked] = useState<Asked | null>(null);
	const onClose = () => setAsked(null);
	return (
		<Section title={words.list} about={format(words.count, { count: total })}>
			<ul>
				{rows.map((row) => (
					<li
						key={row.id}
						className="flex flex-wrap items-center gap-x-3 gap-y-2 border-line border-b px-4 py-3 last:border-b-0 sm:px-5"
					>
						<IdentityLine row={row} />
						{verbs ? (
							<div className="flex items-center gap-1 max-sm:w-full max-sm:pl-11">
								<AskButton row={row} verbs={verbs} />
								<IdentityMenu name={row.name} onAsk={(about, opener) => setAsked({ row, about, opener })} />
							</div>
						) : null}
					</li>
				))}
			</ul>
			{asked?.about === "change" && verbs ? (
				<IdentityDialog
					title={format(words.change.title, { name: asked.row.name })}
					about={words.change.about}
					action={words.change.action}
					row={asked.row}
					brands={brands}
					save={verbs.change}
					opener={asked.opener}
					onClose={onClose}
					onDone={(name) => {
						onClose();
						toast(format(words.change.done, { name }));
					}}
				/>
			) : null}
			{asked?.about === "delete" && verbs ? (
				<DeleteIdentityDialog row={asked.row} remove={verbs.remove} opener={asked.opener} onClose={onClose} />
			) : null}
		</Section>
	);
}

/** Sends the question once more: to who has not answered, or who has said no since. */
function AskButton({ row, verbs }: { row: IdentityItem; verbs: IdentityVerbs }) {
	const { menu: words } = useWords("identities");
	const { unreachable } = useWords("common");
	const [isBusy, setIsBusy] = useState(false);
	const { name, email, status } = row;
	if (status === "Verified") return null;
	const isOpen = status === "Pending";

	async function ask() {
		setIsBusy(true);
		const answer = await orUnreachable((isOpen ? verbs.resend : verbs.askAgain)({ email }), unreachable);
		setIsBusy(false);
		toastAnswer(answer, format(words.resent, { name }));
	}

	return (
		<Button
			size="sm"
			isBusy={isBusy}
			aria-label={format(isOpen ? words.resendOf : words.askAgainOf, { name })}
			onClick={ask}
		>
			{isOpen ? words.resend : words.askAgain}
		</Button>
	);
}
