"use client";

import { useState } from "react";
import type { SigningPreview } from "#lib/contract/signing/signing-preview.ts";
import type { SigningMessages } from "#lib/i18n/signing/signing-messages.ts";
import { SigningPage } from "../signing-page.tsx";
import { PreviewEnding, type PreviewEndingWords } from "./preview-ending.tsx";
import { previewServer } from "./preview-server.ts";

type PreviewAppProps = {
	documentId: string;
	preview: SigningPreview;
	messages: SigningMessages;
	ending: PreviewEndingWords;
};

/** The signing page as a recipient of a draft would see it; it ends in what would come of it. */
export function PreviewApp({ documentId, preview, messages, ending }: PreviewAppProps) {
	const [ended, setEnded] = useState<"finished" | "declined" | null>(null);
	const [server] = useState(() => previewServer({ documentId, preview, onEnd: setEnded }));
	const { common, view } = preview;
	if (ended) return <PreviewEnding common={common} ended={ended} words={ending} />;
	return <SigningPage server={server} common={common} view={view} messages={messages} />;
}
