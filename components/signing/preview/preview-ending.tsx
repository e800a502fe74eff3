"use client";

import { useEffect } from "react";
import { Button } from "#components/ui/button.tsx";
import type { SigningPageCommon } from "#lib/contract/signing/signing-page.ts";
import { MessageIcon } from "../endings/message-icon.tsx";
import { MessagePage } from "../endings/message-page.tsx";

/** In the language of who looks at the preview. */
export type PreviewEndingWords = {
	locale: string;
	finished: { title: string; text: string };
	declined: { title: string; text: string };
	nothing: string;
	again: string;
};

type PreviewEndingProps = {
	common: SigningPageCommon;
	ended: "finished" | "declined";
	words: PreviewEndingWords;
};

/** Where a signer would be done: what would come of it, for the sender who looks at it. */
export function PreviewEnding({ common, ended, words }: PreviewEndingProps) {
	useEffect(() => window.scrollTo(0, 0), []);
	const { title, text } = words[ended];
	return (
		<div lang={words.locale}>
			<MessagePage
				brand={common.brand}
				icon={<MessageIcon name={ended === "finished" ? "done" : "stopped"} />}
				title={title}
				line={null}
				footer={null}
			>
				<p>{text}</p>
				<p className="text-ink-soft">{words.nothing}</p>
				<p>
					<Button size="lg" onClick={() => window.location.reload()}>
						{words.again}
					</Button>
				</p>
			</MessagePage>
		</div>
	);
}
