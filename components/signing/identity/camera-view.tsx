"use client";

import { X } from "lucide-react";
import { type RefObject, useEffect, useId, useState } from "react";
import { cx } from "#components/ui/cx.ts";
import { useModal } from "#components/ui/dialogs/use-modal.ts";
import { Spinner } from "#components/ui/spinner.tsx";
import type { IdentityKind, IdentityPicture } from "#lib/contract/signing/identity-page.ts";
import type { IdVerificationMessages } from "#lib/i18n/signing/id-verification-messages.ts";
import type { PictureFault } from "#lib/identity/look-at-picture.ts";
import { drawPart, faultOf, type Shot, takeShot } from "./draw-picture.ts";
import { aspectOf, cropOf, guideIn, type Rect } from "./guide.ts";
import { type CameraState, type CameraTrouble, useCamera } from "./use-camera.ts";

type Props = {
	kind: IdentityKind;
	picture: IdentityPicture;
	words: IdVerificationMessages;
	onShot: (shot: Shot) => void;
	onTrouble: (trouble: CameraTrouble) => void;
	onClose: () => void;
};

/** How often is looked whether the picture would do. */
const LOOK_EVERY_MS = 400;

/** The camera over the whole window: a frame to fit the document into, what is wrong while one holds it, one button. */
export function CameraView({ kind, picture, words, onShot, onTrouble, onClose }: Props) {
	const dialog = useModal(true, undefined);
	const titleId = useId();
	const isFace = picture === "Selfie";
	const { video, state } = useCamera(isFace ? "user" : "environment");
	const aspect = aspectOf(kind, picture);
	const fault = useLook(video, state, { aspect, picture });
	const isLive = state.kind === "live";
	useEffect(() => {
		if (state.kind === "trouble") onTrouble(state.trouble);
	}, [state, onTrouble]);

	async function take() {
		if (!isLive || !video.current) return;
		const shot = await takeShot(video.current, cropOf(state, aspect), picture);
		if (shot) onShot(shot);
	}

	return (
		<dialog
			ref={dialog}
			aria-labelledby={titleId}
			onCancel={(event) => {
				event.preventDefault();
				onClose();
			}}
			className="camera fixed inset-0 m-0 flex h-dvh max-h-none w-screen max-w-none flex-col bg-black text-white"
		>
			<Head title={words.pictures[kind][picture].title} {...{ titleId, words, onClose }} />
			<div className="relative min-h-0 flex-1">
				<video
					ref={video}
					muted
					playsInline
					className={cx("absolute inset-0 size-full object-contain", isFace && "-scale-x-100")}
				/>
				{isLive ? (
					<Guide size={state} aspect={aspect} isFace={isFace} isGood={fault === null} />
				) : (
					<Asking words={words} />
				)}
			</div>
			<Shutter hint={isLive ? hintOf(fault, words, isFace) : null} {...{ isLive, words }} onTake={() => void take()} />
		</dialog>
	);
}

type HeadProps = { title: string; titleId: string; words: IdVerificationMessages; onClose: () => void };

function Head({ title, titleId, words, onClose }: HeadProps) {
	return (
		<div className="flex items-center gap-3 px-4 py-2">
			<h2 id={titleId} className="min-w-0 flex-1 font-semibold text-read">
				{title}
			</h2>
			<button
				type="button"
				onClick={onClose}
				aria-label={words.camera.close}
				title={words.camera.close}
				className="grid size-11 shrink-0 place-items-center rounded-control focus-visible:outline-white"
			>
				<X size={22} aria-hidden="true" />
			</button>
		</div>
	);
}

type ShutterProps = { hint: string | null; isLive: boolean; words: IdVerificationMessages; onTake: () => void };

/** What would be wrong with a picture now, and the button that takes one. */
function Shutter({ hint, isLive, words, onTake }: ShutterProps) {
	return (
		<div className="flex flex-col items-center gap-3 px-4 pt-3 pb-6">
			<p role="status" className="min-h-6 text-balance text-center text-read">
				{hint}
			</p>
			<button
				type="button"
				tabIndex={0}
				disabled={!isLive}
				onClick={onTake}
				aria-label={words.camera.take}
				title={words.camera.take}
				className="size-18 rounded-full border-4 border-white bg-white bg-clip-content p-1 transition-opacity focus-visible:outline-3 focus-visible:outline-white focus-visible:outline-offset-4 disabled:opacity-40"
			/>
		</div>
	);
}

function hintOf(fault: PictureFault | null, words: IdVerificationMessages, isFace: boolean): string {
	if (fault) return words.looks[fault];
	return isFace ? words.camera.face : words.camera.ready;
}

function Asking({ words }: { words: IdVerificationMessages }) {
	return (
		<div className="absolute inset-0 grid place-content-center justify-items-center gap-4 px-6 text-center">
			<Spinner size={28} />
			<p>{words.camera.asking}</p>
		</div>
	);
}

type GuideProps = { size: { width: number; height: number }; aspect: number; isFace: boolean; isGood: boolean };

/** Darkens what lies around the frame. Drawn in the camera's own pixels, so that it stands where the picture does. */
function Guide({ size, aspect, isFace, isGood }: GuideProps) {
	const frame = guideIn(size, aspect);
	const inside = isFace ? ovalPath(frame) : boxPath(frame);
	return (
		<svg
			viewBox={`0 0 ${size.width} ${size.height}`}
			preserveAspectRatio="xMidYMid meet"
			aria-hidden="true"
			className="pointer-events-none absolute inset-0 size-full"
		>
			<path d={`M0 0H${size.width}V${size.height}H0Z${inside}`} fillRule="evenodd" fill="rgb(0 0 0 / 0.5)" />
			<path
				d={inside}
				fill="none"
				stroke={isGood ? "#4cc38a" : "#ffffff"}
				strokeWidth={3}
				vectorEffect="non-scaling-stroke"
			/>
		</svg>
	);
}

function boxPath({ x, y, width, height }: Rect): string {
	const r = height * 0.05;
	const [w, h] = [width - 2 * r, height - 2 * r];
	const arc = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
	return `M${x + r} ${y}h${w}${arc(r, r)}v${h}${arc(-r, r)}h${-w}${arc(-r, -r)}v${-h}${arc(r, -r)}Z`;
}

function ovalPath({ x, y, width, height }: Rect): string {
	const [rx, ry] = [width / 2, height / 2];
	return `M${x} ${y + ry}a${rx} ${ry} 0 1 1 ${width} 0a${rx} ${ry} 0 1 1 ${-width} 0Z`;
}

type Looked = { aspect: number; picture: IdentityPicture };

/** What would be wrong with a picture that was taken now. */
function useLook(video: RefObject<HTMLVideoElement | null>, state: CameraState, { aspect, picture }: Looked) {
	const [fault, setFault] = useState<PictureFault | null>(null);
	useEffect(() => {
		if (state.kind !== "live") return;
		const crop = cropOf(state, aspect);
		const timer = window.setInterval(() => {
			const context = video.current && drawPart(video.current, crop, 1280);
			if (context) setFault(faultOf(context, picture));
		}, LOOK_EVERY_MS);
		return () => window.clearInterval(timer);
	}, [video, state, aspect, picture]);
	return fault;
}
