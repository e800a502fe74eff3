-- CreateTable
CREATE TABLE "SecurityNotice" (
    "accountId" UUID NOT NULL,
    "topic" TEXT NOT NULL,
    "dueAt" TIMESTAMPTZ(6) NOT NULL,

    CONSTRAINT "SecurityNotice_pkey" PRIMARY KEY ("accountId","topic")
);

-- AddForeignKey
ALTER TABLE "SecurityNotice" ADD CONSTRAINT "SecurityNotice_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account"("id") ON DELETE CASCADE ON UPDATE CASCADE;
