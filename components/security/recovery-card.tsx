"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { toast } from "#components/ui/actions/toast.tsx";
import { Button } from "#components/ui/button.tsx";
import { FormDialog } from "#components/ui/dialogs/form-dialog.tsx";
import { useReauth } from "#components/ui/dialogs/use-reauth.ts";
import { Notice } from "#components/ui/notice.tsx";
import { Section } from "#components/ui/section.tsx";
import { useWords } from "#components/ui/words.tsx";
import type { ActionAnswer } from "#lib/contract/action-answer.ts";
import { format } from "#lib/i18n/message.ts";
import type { Person } from "./person.ts";
import { RecoveryCodes } from "./recovery-codes.tsx";

/** So few are soon none. */
const FEW = 3;

type Props = {
	person: Person;
	/** How many there are still. */
	left: number;
	renew: (input: Record<never, never>) => Promise<ActionAnswer<string[]>>;
};

/** How many recovery codes are left, and new ones. */
export function RecoveryCard({ person, left, renew }: Props) {
	const { codes: words, cancel } = useWords("security");
	const router = useRouter();
	const { run, isBusy } = useReauth();
	const [isAsked, setIsAsked] = useState(false);
	const [codes, setCodes] = useState<string[] | null>(null);

	async function make() {
		setIsAsked(false);
		const answer = await run(() => renew({}));
		if (answer?.ok) setCodes(answer.value);
		else if (answer) toast(answer.message, "bad");
	}

	return (
		<Section title={words.title} about={words.about}>
			<div className="flex flex-col gap-3 px-4 py-4 sm:px-5">
				{codes ? (
					<RecoveryCodes
						codes={codes}
						person={person}
						onSaved={() => {
							setCodes(null);
							router.refresh();
						}}
					/>
				) : (
					<>
						{left <= FEW ? (
							<Notice tone="warn">{left === 0 ? words.nothingLeft : format(words.few, { count: left })}</Notice>
						) : null}
						<div className="flex flex-wrap items-center justify-between gap-3">
							<p>{format(words.left, { count: left })}</p>
							<Button onClick={() => setIsAsked(true)} isBusy={isBusy}>
								{words.renew}
							</Button>
						</div>
					</>
				)}
			</div>
			{isAsked ? (
				<FormDialog
					title={words.renewTitle}
					description={words.renewAbout}
					cancel={cancel}
					action={words.renew}
					isBusy={false}
					onClose={() => setIsAsked(false)}
					onSubmit={make}
				/>
			) : null}
		</Section>
	);
}
