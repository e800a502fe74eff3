import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { TemplatePage } from "#components/templates/template-page.tsx";
import { viewTemplate } from "#lib/domain/templates/view-template.ts";
import { AppError } from "#lib/errors/app-error.ts";
import { requirePageUser } from "#lib/http/pages/page-context.ts";
import { sayIn } from "#lib/i18n/workplace/refusals/say-in.ts";
import { pageWords, RoomWords } from "../../../room-words.tsx";
import {
	deleteTemplateAction,
	findTemplateReceiversAction,
	restoreTemplateAction,
	setTemplateEmailAction,
	shareTemplateAction,
	useTemplateAction,
} from "../actions.ts";

export async function generateMetadata(): Promise<Metadata> {
	return { title: (await pageWords()).templates.title };
}

type Props = { params: Promise<{ templateId: string }> };

export default async function Page({ params }: Props) {
	const context = await requirePageUser();
	const { templateId } = await params;
	const { changedAt, failure, ...template } = await viewTemplate(context, { templateId }).catch((error: unknown) => {
		if (error instanceof AppError && error.code === "NotFound") notFound();
		throw error;
	});
	const { locale } = await pageWords();
	return (
		<RoomWords of={["templates", "requestEmail"]}>
			<TemplatePage
				template={{
					...template,
					changedAt: changedAt.toISOString(),
					failure: failure && (failure.said ? sayIn(failure.said, locale) : failure.text),
				}}
				locale={locale}
				verbs={{
					use: useTemplateAction,
					share: shareTemplateAction,
					findReceivers: findTemplateReceiversAction,
					remove: deleteTemplateAction,
					restore: restoreTemplateAction,
					setEmail: setTemplateEmailAction,
				}}
			/>
		</RoomWords>
	);
}
