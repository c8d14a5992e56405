import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type LocalServer, listenLocally } from '../local-server.ts'
import { S3Store } from './s3-store.ts'
import { signS3 } from './sign-s3.ts'

describe('the signature', () => {
  it('is the one of the published example', () => {
    const keys = {
      accessKey: 'AKIAIOSFODNN7EXAMPLE',
      secretKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
      region: 'us-east-1',
    }
    const url = new URL('https://examplebucket.s3.amazonaws.com/test.txt')
    const request = { method: 'GET' as const, url, body: new Uint8Array(), headers: { range: 'bytes=0-9' } }
    expect(signS3(request, keys, new Date('2013-05-24T00:00:00Z')).authorization).toBe(
      'AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request,SignedHeaders=host;range;x-amz-content-sha256;x-amz-date,Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
    )
  })
})

describe('a bucket', () => {
  const keys = { accessKey: 'key', secretKey: 'secret', region: 'eu-north-1' }
  const now = () => new Date('2026-11-15T08:00:00Z')
  const kept = new Map<string, Uint8Array>()
  let server: LocalServer

  /** Believes a request only when its signature and the hash of its body are right, as S3 does. */
  const bucket = async (request: Request): Promise<Response> => {
    const url = new URL(request.url)
    const method = request.method as 'GET' | 'HEAD' | 'PUT' | 'DELETE'
    const body = new Uint8Array(await request.arrayBuffer())
    const expected = signS3({ method, url, body }, keys, now())
    const isSigned =
      request.headers.get('authorization') === expected.authorization &&
      request.headers.get('x-amz-content-sha256') === createHash('sha256').update(body).digest('hex')
    if (!isSigned) return new Response(null, { status: 403 })
    if (!url.pathname.startsWith('/private')) return new Response(null, { status: 404 })
    if (method === 'PUT') kept.set(url.pathname, body)
    if (method === 'DELETE') kept.delete(url.pathname)
    const found = kept.get(url.pathname)
    if (method === 'GET')
      return found ? new Response(new Uint8Array(found)) : new Response(null, { status: 404 })
    return new Response(null, { status: method === 'PUT' ? 200 : 204 })
  }

  beforeAll(async () => {
    server = await listenLocally(() => bucket)
  })
  afterAll(() => server.close())

  it('that is not there is told, and nothing sent to it is taken for kept', async () => {
    const store = (bucket: string, endpoint = server.url) => new S3Store({ ...keys, endpoint, bucket, now })
    await expect(store('none').put('lost', new Uint8Array(3))).rejects.toThrow('404')
    expect(await store('none').check()).toBe('missing')
    expect(await store('private').check()).toBe('ok')
    expect(await store('private', 'http://127.0.0.1:1').check()).toBe('unreachable')
  })

  it('keeps, gives back and forgets a file', async () => {
    const store = new S3Store({ ...keys, endpoint: server.url, bucket: 'private', now })
    const bytes = new Uint8Array([1, 2, 3, 255])
    expect(await store.get('a-file')).toBeUndefined()
    await store.put('a-file', bytes)
    expect([...kept.keys()]).toEqual(['/private/a-file'])
    expect(await store.get('a-file')).toEqual(bytes)
    await store.remove('a-file')
    expect(await store.get('a-file')).toBeUndefined()
  })

  it('says when it is not believed, and takes no key that is not ours', async () => {
    const store = new S3Store({ ...keys, secretKey: 'other', endpoint: server.url, bucket: 'private', now })
    await expect(store.put('a-file', new Uint8Array([1]))).rejects.toThrow('403')
    await expect(store.get('../a-file')).rejects.toThrow('not a key')
  })
})
