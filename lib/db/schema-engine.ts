import { readdir, readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import {
	bindMigrationAwareSqlAdapterFactory,
	ColumnTypeEnum,
	type SqlDriverAdapter,
	type SqlMigrationAwareDriverAdapterFactory,
} from "@prisma/driver-adapter-utils";

type SchemaFile = { path: string; content: string };

/** The few members of Prisma's schema engine (WebAssembly) that are used here. */
type EngineModule = {
	__wbg_set_wasm(exports: WebAssembly.Exports): void;
	SchemaEngine: {
		new: (
			options: { datamodels: [string, string][] },
			log: (line: string) => void,
			adapter: unknown,
		) => Promise<Engine>;
	};
};
type Engine = {
	diff(params: object): Promise<{ stdout: string | null }>;
	free(): void;
};

/**
 * The SQL that brings a database of one Prisma schema to another; empty when they agree. Works on the
 * texts alone, since Prisma's own CLI would download a native engine.
 *
 * @param from null: an empty database
 */
export async function diffSchemas(from: readonly SchemaFile[] | null, to: readonly SchemaFile[]): Promise<string> {
	const { SchemaEngine } = await loadEngine();
	const adapter = bindMigrationAwareSqlAdapterFactory(noDatabase());
	const datamodels = to.map(({ path, content }): [string, string] => [path, content]);
	const engine = await SchemaEngine.new({ datamodels }, () => undefined, adapter);
	try {
		const { stdout } = await engine.diff({
			from: from ? { tag: "schemaDatamodel", files: from } : { tag: "empty" },
			to: { tag: "schemaDatamodel", files: to },
			script: true,
			shadowDatabaseUrl: null,
			exitCode: null,
			filters: { externalTables: [], externalEnums: [] },
		});
		return stdout?.includes("This is an empty migration") ? "" : (stdout ?? "");
	} finally {
		engine.free();
	}
}

/** The engine opens a connection at once, though it asks nothing of it when it compares texts. */
function noDatabase(): SqlMigrationAwareDriverAdapterFactory {
	const refuse = async () => {
		throw new Error("There is no database here.");
	};
	const connect = async (): Promise<SqlDriverAdapter> => ({
		provider: "postgres",
		adapterName: "none",
		// Its one question: whether the schema is there, and which server this is.
		queryRaw: async () => ({
			columnNames: ["exists", "version", "numeric_version"],
			columnTypes: [ColumnTypeEnum.Boolean, ColumnTypeEnum.Text, ColumnTypeEnum.Int32],
			rows: [[true, "PostgreSQL 18.0", 180000]],
		}),
		executeRaw: refuse,
		executeScript: refuse,
		startTransaction: refuse,
		getConnectionInfo: () => ({ schemaName: "public", supportsRelationJoins: true }),
		dispose: async () => undefined,
	});
	return { provider: "postgres", adapterName: "none", connect, connectToShadowDb: connect };
}

/** All `.prisma` files of a directory. */
export async function readSchemaFiles(dir: string): Promise<SchemaFile[]> {
	const names = (await readdir(dir)).filter((name) => name.endsWith(".prisma")).sort();
	return Promise.all(names.map(async (name) => ({ path: name, content: await readFile(join(dir, name), "utf8") })));
}

let loading: Promise<EngineModule> | undefined;

function loadEngine(): Promise<EngineModule> {
	loading ??= (async () => {
		const require = createRequire(import.meta.url);
		const gluePath = require.resolve("@prisma/schema-engine-wasm/schema_engine_bg");
		const glue = (await import(gluePath)) as EngineModule;
		const wasm = await readFile(gluePath.replace(/\.js$/, ".wasm"));
		const { instance } = await WebAssembly.instantiate(wasm, {
			"./schema_engine_bg.js": glue as unknown as WebAssembly.ModuleImports,
		});
		glue.__wbg_set_wasm(instance.exports);
		const start = instance.exports.__wbindgen_start;
		if (typeof start === "function") start();
		return glue;
	})();
	return loading;
}
