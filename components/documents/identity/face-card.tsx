"use client";

import { Check } from "lucide-react";
import { useState } from "react";
import { Filled } from "#components/ui/filled.tsx";
import { TimeInSentence } from "#components/ui/time/time-in-sentence.tsx";
import { useWords } from "#components/ui/words.tsx";
import type { IdentityReviewView } from "#lib/contract/documents/reading/identity-review.ts";
import { format } from "#lib/i18n/message.ts";
import { EnlargedPicture } from "./enlarged-picture.tsx";
import { type ShownPicture, useNameOf } from "./name-of.ts";
import type { FaceJudgement } from "./review-verbs.ts";
import type { ShownUrls } from "./use-pictures.ts";

type Props = {
	review: IdentityReviewView;
	urls: ShownUrls;
	document: ShownPicture;
	selfie: ShownPicture;
	face: FaceJudgement | null;
	onSay: (face: FaceJudgement) => void;
};

const CHOICES: readonly FaceJudgement[] = ["yes", "unsure", "no"];

/** The two faces side by side; whether they are the same person's, the sender says. */
export function FaceCard({ review, urls, document, selfie, face, onSay }: Props) {
	const words = useWords("identity").face;
	return (
		<section className="flex gap-4 rounded-card border border-line bg-surface p-4 max-sm:flex-col sm:p-5">
			<div className="flex shrink-0 gap-3 max-sm:[&>*]:flex-1">
				<Face {...{ review, urls }} shown={document} />
				<Face {...{ review, urls }} shown={selfie} />
			</div>
			{review.state === "Review" ? (
				<div className="min-w-0">
					<h2 className="font-semibold">{words.title}</h2>
					<p className="mt-1 text-pretty text-ink-soft">
						<Filled text={words.text} values={{ when: <TimeInSentence at={selfie.takenAt} /> }} />
					</p>
					<fieldset className="mt-3 inline-flex rounded-control bg-sunken p-1">
						<legend className="sr-only">{words.title}</legend>
						{CHOICES.map((one) => (
							<label
								key={one}
								className="flex min-h-9 cursor-pointer items-center gap-1.5 rounded-control px-3 text-ink-soft has-checked:bg-surface has-checked:font-medium has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-seal max-sm:min-h-11"
							>
								<input
									type="radio"
									name="face"
									checked={face === one}
									onChange={() => onSay(one)}
									className="sr-only"
								/>
								{face === one ? <Check size={16} aria-hidden="true" /> : null}
								{words[one]}
							</label>
						))}
					</fieldset>
				</div>
			) : null}
		</section>
	);
}

/** A face to be enlarged. Photographs stand at the left edge of passports and cards (ICAO 9303-3, visual zone). */
function Face({ review, urls, shown }: Pick<Props, "review" | "urls"> & { shown: ShownPicture }) {
	const words = useWords("identity");
	const [isLarge, setIsLarge] = useState(false);
	const name = useNameOf(review.kind, shown.picture);
	const isSelfie = shown.picture === "Selfie";
	const url = urls[shown.picture];
	if (!url) return <span className="h-36 w-28 rounded-control bg-sunken max-sm:h-48" />;
	return (
		<>
			<button
				type="button"
				onClick={() => setIsLarge(true)}
				aria-label={format(words.enlarge, { picture: name })}
				title={format(words.enlarge, { picture: name })}
				className="relative h-36 w-28 overflow-hidden rounded-control bg-sunken max-sm:h-48"
			>
				<img
					src={url}
					alt=""
					className={isSelfie ? "size-full object-cover" : "absolute -top-[15%] -left-[4%] h-[150%] max-w-none"}
				/>
			</button>
			{isLarge ? <EnlargedPicture {...{ url, name }} turns={0} onClose={() => setIsLarge(false)} /> : null}
		</>
	);
}
