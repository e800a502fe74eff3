"use client";

import { Lock } from "lucide-react";
import { useRouter } from "next/navigation";
import { useRef, useState } from "react";
import { toast } from "#components/ui/actions/toast.tsx";
import { useAction } from "#components/ui/actions/use-action.ts";
import { Button } from "#components/ui/button.tsx";
import { Dialog } from "#components/ui/dialogs/dialog.tsx";
import { Filled } from "#components/ui/filled.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { Moment } from "#components/ui/time/moment.tsx";
import { TimeInSentence } from "#components/ui/time/time-in-sentence.tsx";
import { useWords, useWordsLocale } from "#components/ui/words.tsx";
import type { IdentityReviewView } from "#lib/contract/documents/reading/identity-review.ts";
import { format } from "#lib/i18n/message.ts";
import type { IdentityVerbs } from "./review-verbs.ts";

type Props = { review: IdentityReviewView; verbs: IdentityVerbs };

/** How long the pictures are kept, who sees them, and the way to delete them before that. */
export function KeptPart({ review, verbs }: Props) {
	const { kept: words } = useWords("identity");
	const locale = useWordsLocale();
	const { pictures, picturesGone, picturesUntil, retentionDays, provider } = review;
	if (pictures.length === 0 && !picturesGone && !review.isKeptByProvider) return null;
	const { until: dated, after } = provider === null ? words : words.atProvider;
	const gone = picturesGone && (provider === null ? words.gone[picturesGone.why] : words.atProvider.gone);
	const until = picturesUntil && <Moment at={picturesUntil} locale={locale} style="day" />;
	return (
		<div className="flex gap-2.5 text-ink-soft">
			<Lock size={16} aria-hidden="true" className="mt-0.5 shrink-0" />
			<p className="min-w-0 text-pretty">
				{picturesGone && gone ? (
					<Filled text={gone} values={{ provider, when: <TimeInSentence at={picturesGone.at} /> }} />
				) : (
					<>
						{until ? (
							<Filled text={dated} values={{ provider, date: until }} />
						) : (
							format(after, { count: retentionDays, provider: provider ?? "" })
						)}{" "}
						{verbs.remove ? <DeleteNow review={review} remove={verbs.remove} /> : null}
					</>
				)}
			</p>
		</div>
	);
}

type DeleteProps = { review: IdentityReviewView; remove: NonNullable<IdentityVerbs["remove"]> };

function DeleteNow({ review, remove: removePictures }: DeleteProps) {
	const { kept: words } = useWords("identity");
	const { close } = useWords("common");
	const router = useRouter();
	const opener = useRef<HTMLButtonElement>(null);
	const [isOpen, setIsOpen] = useState(false);
	const { run, isBusy, problem } = useAction(removePictures);
	const name = { name: review.signerName };
	async function remove() {
		const answer = await run({ documentId: review.documentId, signerId: review.signerId });
		if (!answer?.ok) return;
		setIsOpen(false);
		toast(words.removed);
		router.refresh();
	}
	return (
		<>
			<button
				ref={opener}
				type="button"
				onClick={() => setIsOpen(true)}
				className="text-seal underline-offset-4 hover:underline"
			>
				{words.remove}
			</button>
			{isOpen ? (
				<Dialog
					title={format(words.removeTitle, name)}
					description={words.removeText}
					isOpen
					opener={opener}
					onClose={() => setIsOpen(false)}
					closeLabel={close}
					footer={
						<>
							<Button onClick={() => setIsOpen(false)}>{words.keep}</Button>
							<Button variant="danger" isBusy={isBusy} onClick={() => void remove()}>
								{words.removeAction}
							</Button>
						</>
					}
				>
					{review.state === "Review" ? <Notice tone="warn">{words.removeUndecided}</Notice> : null}
					<div role="alert" className="mt-3 empty:hidden">
						{problem ? <Notice tone="bad">{problem}</Notice> : null}
					</div>
				</Dialog>
			) : null}
		</>
	);
}
