import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadPeople } from '#demo/loadPeople.ts';
import { startTestServer } from '#testing/startTestServer.ts';
import type { TestServer } from '#testing/startTestServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await loadPeople(server.deps);
});
afterAll(() => server.close());

it('lists the service contacts, also to visitors [PAY-68, PAY-69, PAY-70, PAY-71, PAY-72, PAY-73]', async () => {
  const answer = await server
    .caller()
    .call('getCustomerServiceList', {}, { headers: { 'accept-language': 'en' } });
  expect(answer.data).toHaveLength(2);
  expect(answer.data[0]).toMatchObject({
    name: 'Client service · Zhou Ning',
    phone_number: '+86 10 5555 0101',
    email: 'service@rostra.example',
    customer_service_url: 'https://service.rostra.example/contact/zhou-ning',
  });
  const plain = await server.caller().fetch('/api/v1/users/customer_service_list', {
    headers: { 'accept-language': 'zh-CN' },
  });
  const body = (await plain.json()) as { data: { name: string }[] };
  expect(body.data[0]?.name).toBe('客户服务 · 周宁');
});
