"use client";

import { type ComponentProps, useCallback, useRef, useState } from "react";
import { Toaster } from "#components/ui/actions/toast.tsx";
import { PageList } from "#components/viewer/page-list.tsx";
import { usePageTexts } from "#components/viewer/use-page-texts.ts";
import { useZoom } from "#components/viewer/use-zoom.ts";
import type { SigningPageCommon, SigningView } from "#lib/contract/signing/signing-page.ts";
import { format } from "#lib/i18n/message.ts";
import type { SigningMessages } from "#lib/i18n/signing/signing-messages.ts";
import { BrandFrame } from "./brand-frame.tsx";
import { Panels } from "./dialogs/panels.tsx";
import { HandedOver } from "./endings/handed-over.tsx";
import { FieldLayer } from "./fields/field-layer.tsx";
import { PageWords } from "./fields/page-words.tsx";
import { ActionBar } from "./guiding/action-bar.tsx";
import { AnnouncedFormulas } from "./guiding/announced-formulas.tsx";
import { AnnouncedProgress } from "./guiding/announced-progress.tsx";
import { IntroCard } from "./guiding/intro-card.tsx";
import { PdfFailure } from "./guiding/pdf-failure.tsx";
import { SigningHeader } from "./guiding/signing-header.tsx";
import type { SigningServer } from "./saving/signing-server.ts";
import { SigningContext, useSigning } from "./state/signing-context.tsx";
import { neighbour } from "./state/signing-progress.ts";
import type { SigningState } from "./state/signing-state.ts";
import { useSigningState } from "./state/use-signing-state.ts";
import { useSigningSetup } from "./use-signing-setup.ts";
import { WithoutScripts } from "./without-scripts.tsx";

type SigningPageProps = {
	/** The same object throughout. */
	server: SigningServer;
	common: SigningPageCommon;
	view: SigningView;
	messages: SigningMessages;
};

/** The signing page while there is something to sign. The server renders it too: page 1 is there at once. */
export function SigningPage({ server, common, view, messages }: SigningPageProps) {
	const live = useRef<HTMLDivElement>(null);
	const announce = useCallback((text: string) => {
		if (live.current) live.current.textContent = text;
	}, []);
	const context = useSigningSetup({ server, common, view, messages, announce });
	const [handedTo, setHandedTo] = useState<{ name: string; email: string } | null>(null);
	if (handedTo) return <HandedOver common={common} messages={messages} person={handedTo} />;
	return (
		<SigningContext value={context}>
			<BrandFrame brand={common.brand}>
				<Document />
				{/* Announced from anywhere; read from the top, the page begins with its banner. */}
				<div ref={live} className="sr-only" aria-live="polite" />
				<AnnouncedProgress announce={announce} />
				<AnnouncedFormulas announce={announce} />
				<Panels onReassigned={setHandedTo} />
				<Toaster closeLabel={messages.actions.close} />
			</BrandFrame>
		</SigningContext>
	);
}

const overlay = (page: number) => <FieldLayer page={page} />;
const words = (page: ComponentProps<typeof PageWords>) => <PageWords {...page} />;

/** The pages of the field where one is and of the one after it. */
function pagesInUse(state: SigningState): number[] {
	const active = state.fields.find((one) => one.field.id === state.activeId);
	const after = active && neighbour(state, active.field.id, 1);
	return [active?.field.page, after?.field.page].filter((page) => page !== undefined);
}

function Document() {
	const { server, common, view, messages } = useSigning();
	const zoom = useZoom();
	const texts = usePageTexts(server.textUrl, view.files, view.texts);
	const neededPages = useSigningState(pagesInUse);
	const count = view.pages.length;
	const pageLabel = (page: number) => format(messages.page.pageOf, { page, count });
	const troubleText = {
		undrawn: format(messages.page.undrawn, { sender: common.brand.senderName }),
		unreadable: messages.page.unreadable,
	};
	const widest = Math.max(...view.pages.map((page) => page.widthPx));
	return (
		<div className="min-h-dvh bg-paper pb-44 sm:pb-36">
			<SigningHeader zoom={zoom} />
			<main className="overflow-x-auto">
				{/* The last page's hairline lies below the page, where main would clip it. */}
				<div
					className="mx-auto px-2 pt-4 pb-px sm:px-6 sm:pt-6"
					style={zoom.zoom === 1 ? { maxWidth: `calc(${widest}px + 3rem)` } : { width: "max-content" }}
				>
					<IntroCard />
					<WithoutScripts />
					<PageList
						pages={view.pages}
						files={view.files}
						imageUrl={server.pictureUrl}
						overlayUrl={server.overlayUrl}
						troubleText={troubleText}
						comingText={(page) => format(messages.page.coming, { page })}
						textOf={(page) => texts.get(page)}
						sourceUrl={server.sourceUrl}
						pageLabel={pageLabel}
						neededPages={neededPages}
						mode={zoom}
						overlay={overlay}
						words={words}
						pdfFailure={(retry, close) => <PdfFailure onRetry={retry} onClose={close} />}
					/>
				</div>
			</main>
			<ActionBar />
		</div>
	);
}
