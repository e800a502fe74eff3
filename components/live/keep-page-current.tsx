"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";

const [SOON_MS, IDLE_MS] = [1_500, 20_000];

/** Reads the room anew while it is looked at: often while something is about to be sent, else now and then. */
export function KeepRoomCurrent({ isMoving }: { isMoving: boolean }) {
	const router = useRouter();
	useEffect(() => {
		const timer = setInterval(
			() => {
				if (document.visibilityState === "visible") router.refresh();
			},
			isMoving ? SOON_MS : IDLE_MS,
		);
		return () => clearInterval(timer);
	}, [isMoving, router]);
	return null;
}
