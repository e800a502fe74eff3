"use client";

import { type RefObject, useEffect, useRef, useState } from "react";

/**
 * denied: by the person · none: there is none · framed: the page around this one does not pass it on · insecure: not over
 * https · taken: by another program
 */
export type CameraTrouble = "denied" | "none" | "framed" | "insecure" | "taken";

export type CameraState =
	| { kind: "asking" }
	| { kind: "live"; width: number; height: number }
	| { kind: "trouble"; trouble: CameraTrouble };

/** As sharp as there is: print of two millimetres is to be read. */
const WANTED = { width: { ideal: 2560 }, height: { ideal: 1440 } };

/**
 * The camera, as long as what uses it is on the page.
 *
 * @param facing away from the person, or towards them
 */
export function useCamera(facing: "environment" | "user"): {
	video: RefObject<HTMLVideoElement | null>;
	state: CameraState;
} {
	const video = useRef<HTMLVideoElement>(null);
	const [state, setState] = useState<CameraState>({ kind: "asking" });
	useEffect(() => {
		let stream: MediaStream | null = null;
		let isLeft = false;
		const stop = () => {
			for (const track of stream?.getTracks() ?? []) track.stop();
		};
		const onSize = () => {
			const { videoWidth: width, videoHeight: height } = video.current ?? { videoWidth: 0, videoHeight: 0 };
			if (width > 0) setState({ kind: "live", width, height });
		};
		const element = video.current;
		// Fires again when a phone is turned.
		element?.addEventListener("resize", onSize);
		openCamera(facing).then(
			async (opened) => {
				stream = opened;
				if (isLeft || !element) return stop();
				element.srcObject = opened;
				await element.play().catch(() => {});
				onSize();
			},
			(error: unknown) => {
				if (!isLeft) setState({ kind: "trouble", trouble: troubleOf(error) });
			},
		);
		return () => {
			isLeft = true;
			element?.removeEventListener("resize", onSize);
			stop();
		};
	}, [facing]);
	return { video, state };
}

async function openCamera(facing: "environment" | "user"): Promise<MediaStream> {
	if (!("mediaDevices" in navigator)) throw new DOMException("There is no secure context.", "SecurityError");
	return navigator.mediaDevices.getUserMedia({ audio: false, video: { ...WANTED, facingMode: { ideal: facing } } });
}

function troubleOf(error: unknown): CameraTrouble {
	const name = error instanceof DOMException ? error.name : "";
	if (!window.isSecureContext) return "insecure";
	if (name === "NotFoundError" || name === "OverconstrainedError") return "none";
	if (name === "NotReadableError" || name === "AbortError") return "taken";
	return window.self === window.top ? "denied" : "framed";
}
