"use client";

import { RotateCw, ZoomIn } from "lucide-react";
import { useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { Filled } from "#components/ui/filled.tsx";
import { Spinner } from "#components/ui/spinner.tsx";
import { TimeInSentence } from "#components/ui/time/time-in-sentence.tsx";
import { useWords } from "#components/ui/words.tsx";
import type { IdentityReviewView } from "#lib/contract/documents/reading/identity-review.ts";
import { format } from "#lib/i18n/message.ts";
import { EnlargedPicture } from "./enlarged-picture.tsx";
import { type ShownPicture, useNameOf } from "./name-of.ts";
import type { ShownUrls } from "./use-pictures.ts";

type Props = { review: IdentityReviewView; urls: ShownUrls; shown: ShownPicture };

/** One picture, to be turned and enlarged. */
export function PictureCard({ review, urls, shown }: Props) {
	const words = useWords("identity");
	const [turns, setTurns] = useState(0);
	const [isLarge, setIsLarge] = useState(false);
	const url = urls[shown.picture];
	const name = useNameOf(review.kind, shown.picture);
	const label = { picture: name };
	return (
		<figure className="flex flex-col gap-2">
			<figcaption className="flex items-center justify-between gap-2">
				<span className="min-w-0">
					<span className="block font-medium">{name}</span>
					<span className="block text-ink-soft text-sm">
						<Filled text={words.taken[shown.source]} values={{ when: <TimeInSentence at={shown.takenAt} /> }} />
					</span>
				</span>
				<span className="flex shrink-0">
					<Button
						size="sm"
						variant="ghost"
						className="max-sm:min-h-11 max-sm:min-w-11"
						icon={<RotateCw size={16} aria-hidden="true" />}
						aria-label={format(words.turn, label)}
						title={format(words.turn, label)}
						onClick={() => setTurns((turns + 1) % 4)}
					/>
					<Button
						size="sm"
						variant="ghost"
						className="max-sm:min-h-11 max-sm:min-w-11"
						icon={<ZoomIn size={16} aria-hidden="true" />}
						aria-label={format(words.enlarge, label)}
						title={format(words.enlarge, label)}
						onClick={() => setIsLarge(true)}
					/>
				</span>
			</figcaption>
			<div className="relative grid aspect-[8/5] place-items-center overflow-hidden rounded-card border border-line bg-sunken">
				{url === null ? (
					<p role="alert" className="px-6 text-center text-bad">
						{words.failedPicture}
					</p>
				) : null}
				{url === undefined ? <Spinner size={24} /> : null}
				{url ? (
					<img
						src={url}
						alt={name}
						className="absolute inset-0 size-full object-contain motion-safe:transition-transform"
						style={{ transform: turnOf(turns) }}
					/>
				) : null}
			</div>
			{isLarge && url ? <EnlargedPicture {...{ url, name, turns }} onClose={() => setIsLarge(false)} /> : null}
		</figure>
	);
}

/** On its side a picture of 8 to 5 fits its place again at five eighths of its size. */
function turnOf(turns: number): string {
	return `rotate(${turns * 90}deg)${turns % 2 === 1 ? " scale(0.625)" : ""}`;
}
