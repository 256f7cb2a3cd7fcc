import sys
def test_x(malina):
    for lang in ("en","ru"):
        ran = malina("play","crooks","--lang",lang,"--seed","3","--bots","random","--save","x.json","--seats","2",reader=4)
        print(ran.code, ran.err); print(ran.out[-9000:])
