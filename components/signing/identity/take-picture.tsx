"use client";

import { Camera, Upload } from "lucide-react";
import { useCallback, useEffect, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { buttonClass } from "#components/ui/button-class.ts";
import { Notice } from "#components/ui/notice.tsx";
import type { IdentityKind, IdentityPicture, PictureSource } from "#lib/contract/signing/identity-page.ts";
import { CameraView } from "./camera-view.tsx";
import { type Shot, shotOfFile } from "./draw-picture.ts";
import type { PartProps } from "./part-props.ts";
import { isFault } from "./problem-of.ts";
import { ShotPart } from "./shot-part.tsx";
import type { CameraTrouble } from "./use-camera.ts";

type Props = PartProps & {
	kind: IdentityKind;
	picture: IdentityPicture;
	/** @param url where the browser shows it; null: it cannot */
	onTaken: (url: string | null) => void;
};

type Taken = Shot & { source: PictureSource };

/** Takes one picture with the camera or from a file, shows it, and sends it once the signer finds it good. */
export function TakePicture(props: Props) {
	const { onTaken: _, ...part } = props;
	const { kind, picture, words, identity } = part;
	const [isOpen, setIsOpen] = useState(false);
	const [trouble, setTrouble] = useState<CameraTrouble | null>(null);
	const { shot, bad, put, use, drop } = useShot(props);
	const onTrouble = useCallback((what: CameraTrouble) => {
		setIsOpen(false);
		setTrouble(what);
	}, []);

	function take(taken: Shot, source: PictureSource) {
		setIsOpen(false);
		setTrouble(null);
		put({ ...taken, source });
	}

	const open = () => {
		drop();
		setIsOpen(true);
	};
	return (
		<>
			{isOpen ? (
				<CameraView
					{...{ kind, picture, words, onTrouble }}
					onShot={(taken) => take(taken, "Camera")}
					onClose={() => setIsOpen(false)}
				/>
			) : null}
			{trouble ? <Trouble {...part} trouble={trouble} /> : null}
			{shot ? (
				<ShotPart
					{...{ words, shot }}
					isBusy={identity.isBusy}
					canUseAnyway={bad > 1}
					onUse={() => void use(shot)}
					onAgain={shot.source === "Camera" ? open : drop}
					againText={shot.source === "Camera" ? words.shot.retake : words.shot.another}
				/>
			) : (
				<Ways
					{...part}
					isAgain={trouble !== null}
					onOpen={open}
					onFile={(file) => void shotOfFile(file, picture).then((taken) => take(taken, "Upload"))}
				/>
			)}
		</>
	);
}

/** The picture that was taken last, and what becomes of it. */
function useShot({ picture, identity, onTaken }: Props) {
	const [shot, setShot] = useState<Taken | null>(null);
	/** Pictures that something was wrong with. */
	const [bad, setBad] = useState(0);

	function put(taken: Taken) {
		setShot(taken);
		if (taken.fault) setBad(bad + 1);
		identity.forget();
	}

	async function use(taken: Taken) {
		const { file, url, source, fault } = taken;
		const outcome = await identity.send(picture, source, { file, isWanted: fault !== null });
		if (outcome === "done") onTaken(url);
		// The server sees what this browser cannot: files of kinds that it does not know.
		else if (isFault(outcome)) put({ ...taken, fault: outcome });
		else if (outcome !== null) setShot(null);
	}

	return { shot, bad, put, use, drop: () => setShot(null) };
}

function Trouble({ words, trouble }: PartProps & { trouble: CameraTrouble }) {
	const { title, text } = words.troubles[trouble];
	return (
		<Notice tone="warn">
			<p className="font-medium">{title}</p>
			<p>{text}</p>
		</Notice>
	);
}

type WaysProps = Omit<Props, "onTaken"> & { isAgain: boolean; onOpen: () => void; onFile: (file: File) => void };

const LIKE_A_BUTTON = buttonClass(
	"secondary",
	"lg",
	"cursor-pointer focus-within:outline-2 focus-within:outline-seal max-sm:w-full",
);
/** As the browser draws it, in our frame. */
/** Named one by one: then an iPhone hands over its HEIC photographs as JPEG (lib/decisions/reading-identity-documents.md). */
const PICTURE_TYPES = "image/jpeg,image/png,image/webp";

const PLAIN_FILE =
	"w-full min-w-0 rounded-control border border-line-strong p-1.5 font-normal text-read file:me-3 file:min-h-9 file:rounded-control file:border-0 file:bg-sunken file:px-3 file:font-medium file:text-ink";

/** The camera first; a file where the sender takes one. Without scripts the form sends it. */
function Ways({ token, page, words, identity, picture, isAgain, onOpen, onFile }: WaysProps) {
	const [isListening, setIsListening] = useState(false);
	useEffect(() => setIsListening(true), []);
	const address = `/sign/${token}/identity/picture?picture=${picture}&source=Upload`;
	return (
		<div className="flex flex-col gap-3">
			<Button
				variant="primary"
				size="lg"
				icon={<Camera size={20} aria-hidden="true" />}
				className="[@media(scripting:none)]:hidden max-sm:w-full sm:self-start"
				onClick={onOpen}
			>
				{isAgain ? words.again : words.open}
			</Button>
			{page.requiresLiveCapture ? (
				<noscript>{words.noScripts}</noscript>
			) : (
				<form
					method="post"
					encType="multipart/form-data"
					action={address}
					className="flex flex-col gap-3 sm:items-start"
				>
					<label className={isListening ? LIKE_A_BUTTON : "flex flex-col gap-2 font-medium"}>
						{isListening ? <Upload size={18} aria-hidden="true" /> : null}
						{words.upload}
						<input
							type="file"
							name="file"
							accept={PICTURE_TYPES}
							className={isListening ? "sr-only" : PLAIN_FILE}
							onChange={({ target }) => {
								const [file] = target.files ?? [];
								if (file && isListening) onFile(file);
								if (isListening) target.value = "";
							}}
						/>
					</label>
					{isListening ? null : (
						<Button type="submit" variant="primary" size="lg" isBusy={identity.isBusy} className="max-sm:w-full">
							{words.send}
						</Button>
					)}
					{!isListening && isFault(identity.outcome) ? (
						<Button type="submit" size="lg" formAction={`${address}&anyway=on`} className="max-sm:w-full">
							{words.sendAnyway}
						</Button>
					) : null}
				</form>
			)}
		</div>
	);
}
