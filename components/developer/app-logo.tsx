"use client";

import { useRouter } from "next/navigation";
import { type ChangeEvent, useRef, useState } from "react";
import { toast } from "#components/ui/actions/toast.tsx";
import { toastAnswer } from "#components/ui/actions/toast-answer.ts";
import { useAction } from "#components/ui/actions/use-action.ts";
import { Button } from "#components/ui/button.tsx";
import { useWords } from "#components/ui/words.tsx";
import type { ActionAnswer } from "#lib/contract/action-answer.ts";

type Props = {
	appId: string;
	hasLogo: boolean;
	change: (input: { appId: string; image: string | null }) => Promise<ActionAnswer>;
};

const MAX_BYTES = 500_000;

/** The picture that people see when they are asked for consent. */
export function AppLogo({ appId, hasLogo, change }: Props) {
	const { logo: words } = useWords("developer");
	const router = useRouter();
	const input = useRef<HTMLInputElement>(null);
	const { run, isBusy } = useAction(change);
	// A new picture has the same address.
	const [version, setVersion] = useState(0);

	async function save(image: string | null) {
		const answer = await run({ appId, image });
		if (!answer) return;
		toastAnswer(answer, image === null ? words.removed : words.saved);
		if (!answer.ok) return;
		setVersion(version + 1);
		router.refresh();
	}

	async function choose(event: ChangeEvent<HTMLInputElement>) {
		const [file] = event.target.files ?? [];
		event.target.value = "";
		if (!file) return;
		if (file.size > MAX_BYTES) return toast(words.tooLarge, "bad");
		await save(toBase64(new Uint8Array(await file.arrayBuffer())));
	}

	return (
		<div className="flex flex-wrap items-center gap-3 px-4 py-4 sm:px-5">
			{hasLogo ? (
				<img
					src={`/api/oauth-apps/${appId}/logo?${version}`}
					alt={words.alt}
					className="max-h-12 max-w-32 rounded-control border border-line"
				/>
			) : (
				<span className="text-ink-soft">{words.none}</span>
			)}
			<input ref={input} type="file" accept="image/png,image/jpeg,image/svg+xml" onChange={choose} className="hidden" />
			<Button isBusy={isBusy} onClick={() => input.current?.click()}>
				{hasLogo ? words.replace : words.choose}
			</Button>
			{hasLogo ? <Button onClick={() => save(null)}>{words.remove}</Button> : null}
		</div>
	);
}

function toBase64(bytes: Uint8Array): string {
	let binary = "";
	for (const byte of bytes) binary += String.fromCharCode(byte);
	return btoa(binary);
}
