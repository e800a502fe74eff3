"use client";

import { Trash2, Upload } from "lucide-react";
import { useRouter } from "next/navigation";
import { type ChangeEvent, useRef, useState, useTransition } from "react";
import { drawPart, loadImage, type Part, toDataUrl } from "#components/pictures/picture-parts.ts";
import { useDroppedFile } from "#components/pictures/use-dropped-file.ts";
import { toast } from "#components/ui/actions/toast.tsx";
import { useAction } from "#components/ui/actions/use-action.ts";
import { Avatar } from "#components/ui/avatar.tsx";
import { Button } from "#components/ui/button.tsx";
import { DropVeil } from "#components/ui/drop-veil.tsx";
import { lazyComponent } from "#components/ui/lazy-component.tsx";
import { useWords } from "#components/ui/words.tsx";
import type { ActionAnswer } from "#lib/contract/action-answer.ts";

/** The cropper comes when somebody chose a picture. */
const CropDialog = lazyComponent(() =>
	import("#components/pictures/crop-dialog.tsx").then((module) => module.CropDialog),
);

const TYPES = ["image/png", "image/jpeg", "image/webp"];
const MAX_FILE_BYTES = 10 * 1024 * 1024;
/** Twice what the server keeps; it draws it anew. */
const DRAWN = { maxSidePx: 512, type: "image/jpeg" } as const;

type Props = {
	name: string;
	picture: string | null;
	/** @param input.image base64; null: none */
	save: (input: { image: string | null }) => Promise<ActionAnswer>;
};

/** The picture that stands for a person: from a file, pasted or dropped, cropped to a square. */
export function OwnPicture({ name, picture, save }: Props) {
	const { picture: words } = useWords("profile");
	const router = useRouter();
	const { run, isBusy } = useAction(save);
	const [isChanging, startChange] = useTransition();
	const [chosen, setChosen] = useState<string | null>(null);
	const [problem, setProblem] = useState<string | null>(null);

	async function take(file: Blob) {
		const read = await readPicture(file);
		setProblem("problem" in read ? words[read.problem] : null);
		if ("url" in read) setChosen(read.url);
	}

	async function put(image: string | null) {
		const answer = await run({ image });
		setProblem(answer?.ok === false ? answer.message : null);
		if (!answer?.ok) return;
		toast(image === null ? words.removed : words.done);
		startChange(() => router.refresh());
	}

	const isOver = useDroppedFile(chosen === null ? take : null);
	return (
		<div className="flex flex-wrap items-center gap-x-5 gap-y-3 px-4 py-4 sm:px-5">
			{isOver ? <DropVeil title={words.veil} about={words.hint} /> : null}
			<Avatar name={name} picture={picture} size="large" />
			<div className="min-w-0 flex-1 basis-64">
				<Buttons
					hasPicture={picture !== null}
					isBusy={isBusy || isChanging}
					onFile={take}
					onRemove={() => void put(null)}
				/>
				<div className="mt-2 min-h-5">
					{problem ? (
						<span role="alert" className="text-bad">
							{problem}
						</span>
					) : (
						<span className="text-pretty text-ink-soft">{words.hint}</span>
					)}
				</div>
			</div>
			{chosen === null ? null : (
				<CropDialog
					url={chosen}
					words={words.cropping}
					onClose={() => setChosen(null)}
					onMissing={() => setChosen(null)}
					onDone={(image, part) => {
						setChosen(null);
						void put(toBase64(image, part));
					}}
				/>
			)}
		</div>
	);
}

type ButtonsProps = { hasPicture: boolean; isBusy: boolean; onFile: (file: File) => void; onRemove: () => void };

function Buttons({ hasPicture, isBusy, onFile, onRemove }: ButtonsProps) {
	const { picture: words } = useWords("profile");
	const input = useRef<HTMLInputElement>(null);

	function choose({ target }: ChangeEvent<HTMLInputElement>) {
		const [file] = target.files ?? [];
		if (file) onFile(file);
		target.value = "";
	}

	return (
		<div className="flex flex-wrap items-center gap-1">
			<input ref={input} type="file" accept={TYPES.join()} onChange={choose} className="hidden" tabIndex={-1} />
			<Button icon={<Upload size={16} aria-hidden="true" />} isBusy={isBusy} onClick={() => input.current?.click()}>
				{hasPicture ? words.replace : words.choose}
			</Button>
			{hasPicture ? (
				<Button variant="ghost" icon={<Trash2 size={16} aria-hidden="true" />} onClick={onRemove}>
					{words.remove}
				</Button>
			) : null}
		</div>
	);
}

async function readPicture(file: Blob): Promise<{ url: string } | { problem: "kind" | "large" | "unread" }> {
	if (!TYPES.includes(file.type)) return { problem: "kind" };
	if (file.size > MAX_FILE_BYTES) return { problem: "large" };
	try {
		const url = await toDataUrl(file);
		await loadImage(url);
		return { url };
	} catch {
		return { problem: "unread" };
	}
}

function toBase64(image: HTMLImageElement, part: Part | null): string {
	return drawPart(image, part, DRAWN).replace(/^[^,]*,/, "");
}
