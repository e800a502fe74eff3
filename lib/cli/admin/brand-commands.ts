import { stat } from "node:fs/promises";
import { basename } from "node:path";
import { createBrandWire } from "#lib/contract/brands/brand-wire.ts";
import { fieldErrorsOf } from "#lib/contract/field-errors.ts";
import { canonicalise, isPlainObject, shapeOf } from "#lib/contract/shape.ts";
import { createAccountBrand } from "#lib/domain/brands/create-brand.ts";
import { listAccountBrands } from "#lib/domain/brands/list-brands.ts";
import { operatorContext } from "#lib/domain/context.ts";
import { sha256OfFile } from "#lib/storage/sha256-of-file.ts";
import { readArguments, UsageError } from "./arguments.ts";
import type { Command } from "./command.ts";
import { fromCaller } from "./from-caller.ts";
import { theAccountId } from "./the-account-id.ts";

const context = operatorContext("command line");

/** `npm run admin -- brand …`. */
export const BRAND_COMMANDS: Record<string, Command> = {
	"brand create": {
		usage: "--name <name> --logo <file> [--default] [--settings <JSON of /v1/brand/create's parts>]",
		async run(args) {
			const given = readArguments(args, ["name", "logo", "settings"], { flags: ["default"] });
			const settings = readSettings(given.option("settings") ?? "{}");
			const isDefault = given.has("default") ? { isDefault: true } : {};
			const parts = { ...settings, ...isDefault, brandName: given.required("name") };
			const request = createBrandWire.safeParse(canonicalise(parts, shapeOf(createBrandWire)));
			if (!request.success) throw new UsageError(Object.values(fieldErrorsOf(request.error)).flat().join("\n"));
			const files = [await readLogo(fromCaller(given.required("logo")))];
			return createAccountBrand(context, await theAccountId(), { request: request.data, files });
		},
	},
	"brand list": { usage: "", run: async () => (await listAccountBrands(context, await theAccountId())).result },
};

function readSettings(text: string): Record<string, unknown> {
	try {
		const value: unknown = JSON.parse(text);
		if (isPlainObject(value)) return value;
	} catch {
		// The same sentence for what is no JSON at all.
	}
	throw new UsageError("--settings must be a JSON object with parameters of /v1/brand/create.");
}

async function readLogo(path: string) {
	const found = await stat(path).catch(() => null);
	if (!found?.isFile()) throw new UsageError(`File not found: ${path}.`);
	return { path, fileName: basename(path), sizeBytes: found.size, sha256: await sha256OfFile(path) };
}
