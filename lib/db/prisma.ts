/** What SQL is put together with, and the types of queries, without the client: see `open-client.ts`. */
export * as Prisma from "./generated/internal/prismaNamespace.ts";
