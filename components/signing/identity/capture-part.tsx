"use client";

import { Check, Circle } from "lucide-react";
import { useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { cx } from "#components/ui/cx.ts";
import { type IdentityKind, type IdentityPicture, PICTURES_OF } from "#lib/contract/signing/identity-page.ts";
import { format } from "#lib/i18n/message.ts";
import { nextPicture } from "./identity-words.ts";
import type { PartProps } from "./part-props.ts";
import { TakePicture } from "./take-picture.tsx";

/** Where the browser shows what was taken in it. */
type Seen = Partial<Record<IdentityPicture, string | undefined>>;

/** One picture after the other, then all of them to be sent. */
export function CapturePart(part: PartProps) {
	const { token, words, identity } = part;
	const { kind, taken } = identity.progress;
	/** What was taken in this browser; of others is known only that they are there. */
	const [seen, setSeen] = useState<Seen>({});
	const [again, setAgain] = useState<IdentityPicture | null>(null);
	if (!kind) return null;
	const next = again ?? nextPicture(kind, taken);
	return (
		<>
			<Steps {...part} kind={kind} next={next} />
			{next ? (
				<TakePicture
					key={next}
					{...part}
					kind={kind}
					picture={next}
					onTaken={(url) => {
						setSeen({ ...seen, [next]: url ?? undefined });
						setAgain(null);
					}}
				/>
			) : (
				<>
					<Pictures {...part} kind={kind} seen={seen} onAgain={setAgain} />
					<form
						method="post"
						action={`/sign/${token}/identity/submit`}
						onSubmit={(event) => {
							event.preventDefault();
							void identity.submit();
						}}
					>
						<Button type="submit" variant="primary" size="lg" isBusy={identity.isBusy} className="max-sm:w-full">
							{words.ready.send}
						</Button>
					</form>
				</>
			)}
			<form
				method="post"
				action={`/sign/${token}/identity/restart`}
				onSubmit={(event) => {
					event.preventDefault();
					void identity.restart();
				}}
			>
				<Button type="submit" variant="ghost" className="-ml-3.5 text-seal max-sm:ml-0 max-sm:w-full">
					{words.anotherKind}
				</Button>
			</form>
		</>
	);
}

type StepsProps = PartProps & { kind: IdentityKind; next: IdentityPicture | null };

function Steps({ words, identity, kind, next }: StepsProps) {
	const { taken } = identity.progress;
	return (
		<ol className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
			{PICTURES_OF[kind].map((one) => {
				const isTaken = taken.includes(one);
				const Icon = isTaken ? Check : Circle;
				return (
					<li
						key={one}
						aria-current={one === next ? "step" : undefined}
						className={cx(
							"flex items-center gap-1.5",
							one === next ? "font-medium text-ink" : isTaken ? "text-good" : "text-ink-soft",
						)}
					>
						<Icon size={16} aria-hidden="true" />
						{words.pictures[kind][one].short}
						<span className="sr-only">{isTaken ? words.taken : words.missing}</span>
					</li>
				);
			})}
		</ol>
	);
}

type PicturesProps = PartProps & {
	kind: IdentityKind;
	seen: Seen;
	onAgain: (picture: IdentityPicture) => void;
};

function Pictures({ words, kind, seen, onAgain }: PicturesProps) {
	return (
		<ul className="flex flex-col gap-3">
			{PICTURES_OF[kind].map((one) => {
				const { short } = words.pictures[kind][one];
				const url = seen[one];
				return (
					<li key={one} className="flex items-center gap-3 rounded-control border border-line p-2">
						<span className="grid h-14 w-20 shrink-0 place-items-center overflow-hidden rounded-control bg-sunken text-good">
							{url ? (
								<img src={url} alt="" className="size-full object-cover" />
							) : (
								<Check size={22} aria-hidden="true" />
							)}
						</span>
						<span className="min-w-0 flex-1">
							<span className="block font-medium">{short}</span>
							<span className="block text-ink-soft text-sm">{words.taken}</span>
						</span>
						<Button
							variant="ghost"
							className="min-h-11 text-seal [@media(scripting:none)]:hidden"
							aria-label={format(words.ready.retakeOf, { picture: short })}
							onClick={() => onAgain(one)}
						>
							{words.ready.retake}
						</Button>
					</li>
				);
			})}
		</ul>
	);
}
