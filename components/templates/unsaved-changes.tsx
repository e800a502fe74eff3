"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { toast } from "#components/ui/actions/toast.tsx";
import { useAction } from "#components/ui/actions/use-action.ts";
import { Button } from "#components/ui/button.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { FormDialog } from "#components/ui/dialogs/form-dialog.tsx";
import { Filled } from "#components/ui/filled.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { Moment } from "#components/ui/time/moment.tsx";
import { useWords } from "#components/ui/words.tsx";
import type { ActionAnswer } from "#lib/contract/action-answer.ts";

export type DiscardChanges = (input: { templateId: string }) => Promise<ActionAnswer>;

type Props = {
	templateId: string;
	/** When they were made last. ISO 8601. */
	at: string;
	locale: string;
	discard: DiscardChanges;
};

/** Offers to continue editing a template with unsaved changes, or to discard them. */
export function UnsavedChanges({ templateId, at, locale, discard }: Props) {
	const { unsaved: words } = useWords("templates");
	const router = useRouter();
	const [isAsking, setIsAsking] = useState(false);
	const { run, isBusy, problem } = useAction(discard);
	async function confirm() {
		const answer = await run({ templateId });
		if (!answer?.ok) return;
		setIsAsking(false);
		toast(words.discard.done);
		router.refresh();
	}
	return (
		<div className="mb-6">
			<Notice tone="warn">
				<div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
					<p className="min-w-0">
						<Filled text={words.text} values={{ when: <Moment at={at} locale={locale} style="minute" /> }} />
					</p>
					<div className="flex flex-wrap gap-2">
						<Button size="sm" className="max-md:min-h-11" onClick={() => setIsAsking(true)}>
							{words.discard.action}
						</Button>
						<ButtonLink size="sm" className="max-md:min-h-11" href={`/templates/${templateId}/edit`}>
							{words.resume}
						</ButtonLink>
					</div>
				</div>
			</Notice>
			{isAsking ? (
				<FormDialog
					{...{ isBusy, problem }}
					title={words.discard.title}
					description={words.discard.about}
					cancel={words.discard.cancel}
					action={words.discard.action}
					isDanger
					onClose={() => setIsAsking(false)}
					onSubmit={() => void confirm()}
				/>
			) : null}
		</div>
	);
}
