import type { Tx } from "#lib/db/client.ts";
import {
	findTemplate,
	type LockedTemplate,
	lockTemplate,
	type StoredTemplate,
} from "#lib/db/stores/templates/templates.ts";
import type { GrantedContext } from "#lib/domain/context.ts";
import { isUuid } from "#lib/domain/is-uuid.ts";
import { fieldError } from "#lib/errors/app-error.ts";
import { notFound } from "#lib/errors/not-found.ts";
import { templateScope } from "#lib/policy/template-scope.ts";

/** How a call names a template, and in whose name documents made from it go out. */
export type NamedTemplate = { templateId: string; onBehalfOf?: string | null };

/**
 * A template that the caller may use.
 *
 * @param shared what a share must allow; null: shares don’t count
 * @throws AppError NotFound; ValidationError that names OnBehalfOf
 */
export async function requireTemplate(
	context: GrantedContext,
	named: NamedTemplate,
	shared: "Use" | "Edit" | null = "Use",
): Promise<StoredTemplate> {
	const { templateId } = named;
	const template = isUuid(templateId) ? await findTemplate(templateScope(context, shared), templateId) : null;
	if (!template) throw notFound("template");
	requireSameBehalf(template, named.onBehalfOf);
	return template;
}

/**
 * A template that the caller may change, locked.
 *
 * @param shared whether a share with the right to edit is enough
 * @throws AppError as requireTemplate does
 */
export async function requireLockedTemplate(
	tx: Tx,
	context: GrantedContext,
	{ templateId, onBehalfOf }: NamedTemplate,
	shared: "Edit" | null,
): Promise<LockedTemplate> {
	const template = isUuid(templateId) ? await lockTemplate(tx, templateScope(context, shared), templateId) : null;
	if (!template) throw notFound("template");
	requireSameBehalf(template, onBehalfOf);
	return template;
}

function requireSameBehalf({ behalfEmail }: StoredTemplate, onBehalfOf: string | null | undefined): void {
	if (!onBehalfOf || behalfEmail?.toLowerCase() === onBehalfOf.toLowerCase()) return;
	throw fieldError(
		"OnBehalfOf",
		`Documents made from this template aren’t sent on behalf of ${onBehalfOf}.`,
		"OnBehalfOfMismatch",
	);
}
